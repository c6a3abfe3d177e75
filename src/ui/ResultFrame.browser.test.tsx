import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ResultFrame } from './ResultFrame.tsx'

const frame = (result: Partial<Parameters<typeof ResultFrame>[0]>) => (
  <ResultFrame
    outcome="known"
    heading="Numeris aktyvuotas"
    loadingLabel="Tikriname"
    onAskAgain={vi.fn()}
    {...result}
  />
)

const isContentShown = () => document.documentElement.hasAttribute('data-result-told')

beforeEach(() => {
  document.title = 'Aktyvavimo būsena – Uoga'
  document.documentElement.removeAttribute('data-result-told')
})

test('the document’s title says what the heading says, and keeps the site’s name', async () => {
  const screen = await render(frame({ outcome: 'waiting', heading: 'Tikriname, kaip sekasi' }))
  expect(document.title).toBe('Tikriname, kaip sekasi – Uoga')
  await screen.rerender(frame({}))
  expect(document.title).toBe('Numeris aktyvuotas – Uoga')
})

test('the heading stays the same element, so that its change is announced', async () => {
  const screen = await render(frame({ outcome: 'waiting', heading: 'Tikriname' }))
  const heading = page.getByRole('heading', { level: 1 }).element()
  expect(heading).toHaveAttribute('aria-live', 'polite')
  await screen.rerender(frame({ outcome: 'nothing', heading: 'Nieko nelaukiame' }))
  expect(page.getByRole('heading', { level: 1 }).element()).toBe(heading)
})

test('while an answer is awaited a spinner is shown beside what is known', async () => {
  const screen = await render(frame({ outcome: 'waiting', happened: <p>Nr. 7</p> }))
  await expect.element(page.getByRole('status')).toHaveTextContent('Tikriname')
  await expect.element(page.getByText('Nr. 7')).toBeVisible()
  await screen.rerender(frame({ happened: <p>Nr. 7</p> }))
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})

test('the page’s content is shown as long as it is true', async () => {
  const screen = await render(frame({ isContentTrue: true }))
  expect(isContentShown()).toBe(true)
  await screen.rerender(frame({ outcome: 'failed' }))
  expect(isContentShown()).toBe(false)
})

test('the figure and what happened come before the ways from here, and the papers are last and folded', async () => {
  const { container } = await render(
    frame({
      happened: <p>Užtruko</p>,
      askAgain: { label: 'Patikrinti', isAsking: false },
      ways: <a href="#toliau">Toliau</a>,
      figure: { value: '14,50 EUR', caption: 'Tiek turi' },
      papers: { title: 'Kvitas', content: <p>Nr. 7</p> },
    }),
  )
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'Numeris aktyvuotas',
    '14,50 EUR Tiek turi',
    'Užtruko',
    'Patikrinti',
    '',
    'Toliau',
    'KvitasNr. 7',
  ])
  await expect.element(page.getByText('Nr. 7')).not.toBeVisible()
  await userEvent.click(page.getByText('Kvitas'))
  await expect.element(page.getByText('Nr. 7')).toBeVisible()
})

test('asking again is busy until the answer is there', async () => {
  const onAskAgain = vi.fn()
  const askAgain = { label: 'Patikrinti', isAsking: false }
  const screen = await render(frame({ outcome: 'failed', askAgain, onAskAgain }))
  await userEvent.click(page.getByRole('button', { name: 'Patikrinti' }))
  expect(onAskAgain).toHaveBeenCalledOnce()
  await screen.rerender(frame({ outcome: 'failed', askAgain: { ...askAgain, isAsking: true }, onAskAgain }))
  const button = page.getByRole('button', { name: 'Patikrinti', exact: false })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveTextContent('PatikrintiTikriname')
})

test('where there is nothing to show the result of, the text and the ways have a box', async () => {
  await render(frame({ outcome: 'nothing', happened: <p>Nieko</p>, ways: <a href="#pradzia">Pradžia</a> }))
  expect(document.querySelector('.result-nothing')).toHaveTextContent('NiekoPradžia')
})

test('one of several on a page neither names the document nor shows the page’s content', async () => {
  await render(frame({ tag: 'h4', isContentTrue: true }))
  expect([document.title, isContentShown()]).toEqual(['Aktyvavimo būsena – Uoga', false])
})

test('what an editor says comes before the ways from here, and its buttons after them, for keys and screen readers too', async () => {
  const written = document.createElement('div')
  written.className = 'result-content'
  written.textContent = 'Naudokis'
  const buttons = document.createElement('div')
  buttons.className = 'result-buttons'
  buttons.textContent = 'Pradžia'
  document.body.append(written, buttons)
  const { container } = await render(
    frame({ ways: <a href="#toliau">Toliau</a>, papers: { title: 'Kvitas', content: 'Nr. 7' } }),
  )
  expect(container.textContent).toBe('Numeris aktyvuotasNaudokisToliauPradžiaKvitasNr. 7')
})
