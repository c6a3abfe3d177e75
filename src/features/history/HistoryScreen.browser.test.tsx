import './records.css'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import type { Failed } from '../../session/loaded.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { historyMicrocopy } from './history.microcopy.ts'
import type { History } from './history.store.ts'

const words = wordsIn('lt', historyMicrocopy)
const at = Date.UTC(2026, 0, 15, 10)
const failed: Failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' }
const record = (id: string, kind: 'TOP_UPS' | 'SETTINGS', date: number) => ({
  id,
  kind,
  date,
  description: { template: `Įrašas ${id}`, placeholders: [] },
  amount: toCents(Number(id) * 100),
  balanceAfter: null,
  service: null,
  receiptReference: null,
})
const ready: Extract<History, { name: 'ready' }> = {
  name: 'ready',
  records: [record('1', 'TOP_UPS', at), record('2', 'SETTINGS', Date.UTC(2025, 11, 31, 23))],
  at,
  hasMore: true,
  isAsking: false,
}

async function open(history: History, isOffline = false) {
  const acts = { onMore: vi.fn(), onTryAgain: vi.fn(), onReceipt: vi.fn() }
  const screenOf = (shown: History) => (
    <HistoryScreen
      history={shown}
      drawing={{ src: 'data:,', width: 480, height: 400, alt: 'Tuščias kvitas' }}
      isOffline={isOffline}
      words={words}
      language="lt"
      paths={{ report: '#ataskaita', plans: '#planai', topUp: '#papildyti' }}
      {...acts}
    />
  )
  const { rerender } = await render(screenOf(history))
  return { ...acts, show: (next: History) => rerender(screenOf(next)) }
}
beforeEach(() => page.viewport(1440, 900))

const more = () => page.getByRole('button', { name: words['history.more'], exact: false })

const filters = () => page.getByRole('button', { name: words['history.filters'] })

/** A line a quarter of an hour, the newest first. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => record(String(index + 1), 'TOP_UPS', at - index * 900_000))
const drawn = () => document.querySelectorAll('.record-list > li').length

test('of ten thousand lines the newest are there at once, and a search finds the oldest', async () => {
  await open({ ...ready, hasMore: false, records: linesOf(10_000) })
  // No more than is seen: the others come while the browser rests.
  expect(drawn()).toBeGreaterThan(20)
  expect(drawn()).toBeLessThan(400)
  await userEvent.fill(page.getByLabelText(words['history.search']), 'Įrašas 9999')
  await expect.element(page.getByText('Įrašas 9999')).toBeVisible()
  expect(drawn()).toBe(1)
})

test('all lines come by themselves, so keys, a screen reader and the browser’s search get to each', async () => {
  await open({ ...ready, hasMore: false, records: linesOf(600) })
  expect(drawn()).toBeLessThan(400)
  await vi.waitFor(() => expect(drawn()).toBe(600), { timeout: 10_000 })
})

test('what is printed has every line, however few are drawn', async () => {
  await open({ ...ready, hasMore: false, records: linesOf(800) })
  expect(drawn()).toBeLessThan(800)
  dispatchEvent(new Event('beforeprint'))
  expect(drawn()).toBe(800)
})

test('on a phone the filters are behind a button, and those that are on are said and taken off beside it', async () => {
  await page.viewport(375, 812)
  await open(ready)
  const kind = page.getByRole('radio', { name: words['history.SETTINGS'] })
  await expect.element(filters()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(kind).not.toBeInTheDocument()
  await userEvent.click(filters())
  await userEvent.click(kind)
  await userEvent.click(filters())
  await expect.element(page.getByText(/Rodoma: Pakeitimai\./)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words['history.filtersOff'] }))
  await expect.element(page.getByText('Įrašas 1')).toBeVisible()
  await expect.element(page.getByText(/Rodoma/)).not.toBeInTheDocument()
})

test('lines are by the month in Vilnius, and by kind where one is picked', async () => {
  await open(ready)
  // An hour before midnight in UTC on the last of December it is January in Vilnius.
  await expect.element(page.getByRole('region')).toHaveLength(1)
  await userEvent.click(page.getByRole('radio', { name: words['history.SETTINGS'] }))
  await expect.element(page.getByText('Įrašas 1')).not.toBeInTheDocument()
  await expect.element(page.getByText('Įrašas 2')).toBeVisible()
})

test('a sum has its sign, a day of one line no sum of its own, and what is typed is looked for', async () => {
  await open({
    ...ready,
    records: [...ready.records, { ...record('3', 'TOP_UPS', at - 86_400_000), amount: toCents(-690) }],
  })
  await expect.element(page.getByText('+1,00 EUR', { exact: true })).toBeVisible()
  await expect.element(page.getByText('−6,90 EUR', { exact: true })).toBeVisible()
  await expect.element(page.getByText(words['history.daySum'])).not.toBeInTheDocument()
  await userEvent.fill(page.getByLabelText(words['history.search']), '6,9')
  await expect.element(page.getByText('Įrašas 1')).not.toBeInTheDocument()
  await expect.element(page.getByText('Įrašas 3')).toBeVisible()
  await userEvent.fill(page.getByLabelText(words['history.search']), 'niekas')
  await expect.element(page.getByText(words['history.noneOfKind'])).toBeVisible()
})

test('a line has what was on the balance then, an icon of its service, and leads to the receipt of what was paid in', async () => {
  const topUp = { ...record('9', 'TOP_UPS', at), balanceAfter: toCents(1420), receiptReference: 'KV-9' }
  const data = { ...record('8', 'SETTINGS', at - 1000), service: 'DATA' as const }
  const { onReceipt } = await open({ ...ready, records: [topUp, data] })
  await expect.element(page.getByText('Likutis 14,20\u00a0EUR')).toBeVisible()
  const receipts = page.getByRole('button', { name: words['history.receipt'], exact: false })
  await expect.element(receipts).toHaveLength(1)
  await userEvent.click(receipts)
  expect(onReceipt).toHaveBeenCalledExactlyOnceWith('KV-9')
  const icons = [...document.querySelectorAll('.record-icon')].map((icon) => icon.innerHTML)
  expect(new Set(icons).size).toBe(2)
})

test.each([1440, 375])(
  'what a line cost is beside its name, and whose it was below, %i px wide',
  async (width) => {
    await page.viewport(width, 812)
    const line = (id: string, template: string, number: string) => ({
      ...record(id, 'SETTINGS', at - Number(id)),
      service: 'CALLS' as const,
      description: { template, placeholders: [{ key: 'number', value: number }] },
      amount: toCents(-18),
      balanceAfter: toCents(5875),
    })
    await open({
      ...ready,
      records: [line('1', 'Skambutis {number}', '+370 6** **512'), line('2', 'SMS {number}', '1808')],
    })
    const boxOf = (text: string, nth = 0) =>
      page.getByText(text, { exact: true }).nth(nth).element().getBoundingClientRect()
    const name = boxOf('Skambutis')
    const [first, second] = [boxOf('−0,18 EUR'), boxOf('−0,18 EUR', 1)]
    expect(Math.abs(name.bottom - first.bottom)).toBeLessThan(2)
    expect(boxOf('+370 6** **512').top).toBeGreaterThanOrEqual(name.bottom - 1)
    expect(boxOf('1808').left).toBe(name.left)
    expect(first.right).toBe(second.right)
  },
)

test('lines of one day are under its sum', async () => {
  const records = [record('1', 'TOP_UPS', at), record('2', 'SETTINGS', at - 1000)]
  const { show } = await open({ ...ready, hasMore: false, records })
  const sum = page.getByText(`${words['history.daySum']} +3,00 EUR`)
  await expect.element(sum).toBeVisible()
  // A line that isn't there yet, or isn't shown, would be missing in it.
  await show({ ...ready, hasMore: true, records })
  await expect.element(sum).not.toBeInTheDocument()
  await show({ ...ready, hasMore: false, records })
  await userEvent.fill(page.getByLabelText(words['history.search']), 'Įrašas 1')
  await expect.element(page.getByText('Įrašas 2')).not.toBeInTheDocument()
  await expect.element(sum).not.toBeInTheDocument()
})

test('more is asked for once at a time', async () => {
  const { onMore } = await open({ ...ready, isAsking: true })
  await expect.element(more()).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(more())
  expect(onMore).not.toHaveBeenCalled()
})

test('a user who asked for the oldest lines continues at the end of the list: the button is gone', async () => {
  const { show } = await open(ready)
  await userEvent.click(more())
  await show({ ...ready, hasMore: false })
  await expect.element(page.getByText(words['history.all'])).toHaveFocus()
})

test('nothing, and no answer, are different screens', async () => {
  await open({ name: 'empty' })
  const way = (name: string) => page.getByRole('link', { name })
  await expect.element(way(words['account.orderPlan'])).toHaveAttribute('href', '#planai')
  await expect.element(way(words['account.topUp'])).toHaveAttribute('href', '#papildyti')
  await expect.element(page.getByText(words['history.empty'])).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Tuščias kvitas' })).toBeInTheDocument()
  const { onTryAgain } = await open({ name: 'failed', failed })
  await expect.element(page.getByRole('alert').getByText(/7K3M9QXW2RTA/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words['history.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})

test('without a connection the lines stay, and older ones can’t be asked for', async () => {
  const { onMore } = await open(ready, true)
  await expect.element(page.getByText('Įrašas 1')).toBeVisible()
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(more(), { force: true })
  expect(onMore).not.toHaveBeenCalled()
})
