import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPage } from './hand-over.ts'
import { keeper, known, readText, writeText } from './kept-text.ts'

const stay = (event: Event) => event.preventDefault()
let before: unknown

/** A browser without the Navigation API, whose storage takes nothing. */
beforeEach(() => {
  before = history.state
  vi.stubGlobal('navigation', undefined)
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  known.clear()
  document.addEventListener('click', stay)
})
afterEach(() => {
  document.removeEventListener('click', stay)
  history.replaceState(before, '')
  known.clear()
  document.querySelector('main')?.remove()
  vi.unstubAllGlobals()
})

function follow(href: string): string {
  document.body.insertAdjacentHTML('beforeend', `<main><a href="${href}"><b>Toliau</b></a></main>`)
  document.querySelector<HTMLElement>('main b')?.click()
  return document.querySelector('main a')?.getAttribute('href') ?? ''
}

test('a link takes along to the next page what no storage holds, and nothing to another site or a place of the page', () => {
  followPage(keeper)
  writeText('topup-intent', '[]', ['localStorage'])
  expect(follow('/planai#visi')).toMatch(/\/planai#visi&kept=[\w-]+$/)
  document.querySelector('main')?.remove()
  expect(follow('https://bank.example/')).toBe('https://bank.example/')
  document.querySelector('main')?.remove()
  expect(follow('#vieta')).toBe('#vieta')
})

test('a reload finds it in the history’s state, beside what else is there', () => {
  history.replaceState({ step: 'sum' }, '')
  followPage(keeper)
  writeText('topup-intent', '[1]', ['localStorage'])
  dispatchEvent(new Event('pagehide'))
  expect(history.state).toMatchObject({ step: 'sum', kept: expect.any(String) })
  known.clear()
  followPage(keeper)
  expect(readText('topup-intent', ['localStorage'])).toBe('[1]')
})
