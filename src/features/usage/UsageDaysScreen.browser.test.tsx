import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import type { Failed } from '../../session/loaded.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { UsageDaysScreen } from './UsageDaysScreen.tsx'
import { usageMicrocopy } from './usage.microcopy.ts'
import { dayOf } from './usage-days.fixture.ts'

const words = wordsIn('en', usageMicrocopy)
const now = Date.UTC(2026, 0, 15, 10)
const days = [
  dayOf('2026-01-13', { dataInLtInMB: 512, callsInSeconds: 600 }),
  dayOf('2026-01-14', { dataInLtInMB: 4096, dataAbroadInMB: 512 }),
  dayOf('2026-01-15', { dataInLtInMB: 100 }),
]
const failed = (reason: 'refused' | 'timeLimit'): Failed => ({
  kind: 'unknown',
  reason,
  reference: '7K3M9QXW2RTA',
})

const open = (loaded: Parameters<typeof UsageDaysScreen>[0]['loaded'], onTryAgain = vi.fn()) =>
  render(<UsageDaysScreen loaded={loaded} words={words} language="en" now={now} onTryAgain={onTryAgain} />)
const ready = (value: UsageDay[]) => open({ name: 'ready', value, at: now })

test('a sentence says the average and the day with most, of what is chosen', async () => {
  await ready(days)
  await expect
    .element(page.getByText(/^On average 2\.5\sGB a day; most on 14\sJanuary: 4\.5\sGB\.$/))
    .toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: words['usage.daysCalls'] }))
  await expect
    .element(page.getByText(/^On average 5\smin a day; most on 13\sJanuary: 10\smin\.$/))
    .toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: words['usage.daysMessages'] }))
  await expect.element(page.getByText(words['usage.daysNone'])).toBeVisible()
})

test('a table has each day in figures, and bars are for the eye alone', async () => {
  const { container } = await ready(days)
  await userEvent.click(page.getByText(words['usage.daysTable']))
  await expect.element(page.getByRole('row', { name: /14\sJan 4\sGB 512\sMB/ })).toBeVisible()
  await expect.element(page.getByRole('row')).toHaveLength(4)
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull()
})

test('today is marked, where it is among the days', async () => {
  await ready(days)
  await expect.element(page.getByText(words['usage.daysToday'])).toBeVisible()
  await ready(days.slice(0, 2))
  await expect.element(page.getByText(words['usage.daysToday'])).toHaveLength(1)
})

test('who has used nothing reads what will be here', async () => {
  await ready([])
  await expect.element(page.getByText(words['usage.daysEmpty'])).toBeVisible()
})

test('an operator that doesn’t know the question leaves no trace', async () => {
  const { container } = await open({ name: 'failed', failed: failed('refused') })
  expect(container.textContent).toBe('')
})

test('what didn’t come can be asked for again', async () => {
  const onTryAgain = vi.fn()
  await open({ name: 'failed', failed: failed('timeLimit') }, onTryAgain)
  await userEvent.click(page.getByRole('button', { name: words['usage.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})
