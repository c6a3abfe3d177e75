import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endEarly } from '../ui/early-end.ts'

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
const add = (html: string) => document.body.insertAdjacentHTML('beforeend', `<main>${html}</main>`)
const notice = () => document.querySelector<HTMLElement>('#missing-script')
const isShown = () => notice()?.hidden === false
const saysUnsent = () => isShown() && notice()?.querySelector('span')?.hidden === false
const island = () => document.querySelector('astro-island')
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

function arrive() {
  island()?.removeAttribute('ssr')
  island()?.dispatchEvent(new Event('astro:hydrate'))
}

/** Requests a file, and waits until the browser has reported it to observers. */
async function request(path: string) {
  const seen = Promise.withResolvers<void>()
  const observer = new PerformanceObserver(() => seen.resolve())
  observer.observe({ type: 'resource' })
  await fetch(path)
  await seen.promise
  observer.disconnect()
}

const spinner = '<astro-island ssr client="only"></astro-island>'
const form = `<astro-island ssr client="idle">
  <form method="dialog"><input id="name" required><button>Toliau</button></form></astro-island>`

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = '<div id="missing-script" hidden><span hidden></span><button></button></div>'
  await import('./missing-script.element.ts')
})

beforeEach(() => request('/_astro/earlier.js'))

afterEach(() => {
  arrive()
  document.querySelector('main')?.remove()
  delete document.documentElement.dataset.session
  for (const shown of document.querySelectorAll<HTMLElement>('#missing-script, #missing-script span'))
    shown.hidden = true
})

test('the notice replaces a spinner after five seconds', () => {
  document.documentElement.dataset.session = 'checking'
  add(spinner)
  seconds(4.9)
  expect(isShown()).toBe(false)
  seconds(0.1)
  expect(isShown()).toBe(true)
  expect(saysUnsent()).toBe(false)
  expect(document.documentElement.dataset.session).toBe('told')
})

test('with a modal dialog open the notice is in it, and back on the page once it is closed', () => {
  add(`<dialog>${spinner}</dialog>`)
  const dialog = document.querySelector<HTMLDialogElement>('main dialog')
  const home = notice()?.parentElement
  dialog?.showModal()
  seconds(5)
  expect(isShown()).toBe(true)
  expect(notice()?.parentElement).toBe(dialog)
  dialog?.close()
  dialog?.dispatchEvent(new Event('close'))
  expect(notice()?.parentElement).toBe(home)
})

test('an arriving script resets the count; other requests don’t', async () => {
  add(spinner)
  seconds(4)
  await request('/_astro/piece.js')
  seconds(4)
  expect(isShown()).toBe(false)
  await request('/switches')
  seconds(1)
  expect(isShown()).toBe(true)
})

test('a script that arrives late removes the notice', () => {
  add(spinner)
  seconds(5)
  expect(isShown()).toBe(true)
  arrive()
  expect(isShown()).toBe(false)
})

test('a slow operator is not a missing script', () => {
  document.documentElement.dataset.session = 'checking'
  add(spinner)
  arrive()
  seconds(60)
  expect(isShown()).toBe(false)
  expect(document.documentElement.dataset.session).toBe('checking')
})

test('for a form the five seconds begin with the press; then it can be pressed again and keeps what was typed', () => {
  add(form)
  seconds(60)
  expect(isShown()).toBe(false)
  const field = document.querySelector<HTMLInputElement>('#name')
  if (field) field.value = 'Ona'
  press('main form button')
  expect(document.querySelector('form')?.ariaBusy).toBe('true')
  seconds(3)
  press('main form button')
  seconds(2)
  expect(saysUnsent()).toBe(true)
  expect(document.querySelector('form')?.ariaBusy).toBeNull()
  expect(field?.value).toBe('Ona')
  // Another island works now, not this one.
  document.body.dispatchEvent(new Event('astro:hydrate'))
  expect(saysUnsent()).toBe(true)
  press('main form button')
  seconds(5)
  expect(saysUnsent()).toBe(true)
})

const search = (attributes: string, tag = 'country-search') =>
  add(`<${tag} ${attributes}><input type="search"></${tag}>`)
const type = () => document.querySelector('main input')?.dispatchEvent(new Event('input', { bubbles: true }))

test.each([
  ['outside of islands', 'data-early', 'country-search'],
  ['in an island that hydrates on intent', 'ssr client="intent"', 'astro-island'],
])('what is filled in and answers at once waits five seconds: %s', (_, attributes, tag) => {
  search(attributes, tag)
  seconds(60)
  expect(isShown()).toBe(false)
  type()
  seconds(3)
  type()
  seconds(2)
  expect(isShown()).toBe(true)
  expect(saysUnsent()).toBe(false)
  const host = document.querySelector(tag)
  if (tag === 'astro-island') arrive()
  else if (host) endEarly(host)
  expect(isShown()).toBe(false)
  type()
  seconds(60)
  expect(isShown()).toBe(false)
})

test('an island that hydrates on intent counts only once it is pressed', () => {
  add('<astro-island ssr client="intent"></astro-island>')
  seconds(60)
  expect(isShown()).toBe(false)
  document.querySelector('main')?.remove()
  add('<astro-island ssr client="intent"><button type="button">Skaičiuoti</button></astro-island>')
  press('main button')
  seconds(5)
  expect(saysUnsent()).toBe(true)
})

test('a failed script of another folder, such as a blocked tag, shows nothing', async () => {
  const script = document.createElement('script')
  script.src = '/tags/blocked.js'
  const failed = new Promise((resolve) => script.addEventListener('error', resolve))
  document.body.append(script)
  await failed
  expect(isShown()).toBe(false)
})

// Last in the file: a failure stays until the page is reloaded.
test('a failed script shows the notice at once and for good; nothing stays busy', async () => {
  add(form)
  const script = document.createElement('script')
  script.type = 'module'
  script.src = '/_astro/gone.js'
  const failed = new Promise((resolve) => script.addEventListener('error', resolve))
  document.body.append(script)
  await failed
  expect(isShown()).toBe(true)
  press('main form button')
  // The required field is empty: the browser refuses.
  expect(saysUnsent()).toBe(false)
  const field = document.querySelector<HTMLInputElement>('#name')
  if (field) field.value = 'Ona'
  press('main form button')
  expect(saysUnsent()).toBe(true)
  expect(document.querySelector('form')?.ariaBusy).toBeNull()
  island()?.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))
  expect(saysUnsent()).toBe(true)
  arrive()
  expect(isShown()).toBe(true)
  // The form works now.
  expect(saysUnsent()).toBe(false)
})
