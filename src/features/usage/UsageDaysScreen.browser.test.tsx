import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import type { Failed } from '../../session/loaded.ts'
import { dayOf } from '../daily-usage/usage-days.fixture.ts'
import { gainOf } from '../gains/gains.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { UsageDaysScreen } from './UsageDaysScreen.tsx'
import { orderedPlanOf } from './usage.fixture.ts'
import { usageMicrocopy } from './usage.microcopy.ts'
import { usageMonthOf } from './usage-months.fixture.ts'

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

type Props = ComponentProps<typeof UsageDaysScreen>
const open = (loaded: Props['loaded'], other: Partial<Props> = {}) =>
  render(
    <UsageDaysScreen
      loaded={loaded}
      months={{ name: 'failed', failed: failed('refused') }}
      plans={[]}
      words={words}
      language="en"
      now={now}
      onTryAgain={vi.fn()}
      {...other}
    />,
  )
const ready = (value: UsageDay[], other?: Partial<Props>) => open({ name: 'ready', value, at: now }, other)

test('a sentence says the average and the day with most, of what is chosen', async () => {
  await ready(days)
  await expect
    .element(page.getByText(/^Over 30 days 2\.5\sGB a day on average; most on 14\sJanuary: 4\.5\sGB\.$/))
    .toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: words['usage.daysCalls'] }))
  await expect
    .element(page.getByText(/^Over 30 days 5\smin a day on average; most on 13\sJanuary: 10\smin\.$/))
    .toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: words['usage.daysMessages'] }))
  await expect.element(page.getByText(words['usage.daysNone'])).toBeVisible()
})

test('a sentence that ends with a short unit ends once', async () => {
  const lithuanian = wordsIn('lt', usageMicrocopy)
  await ready(days, { words: lithuanian, language: 'lt' })
  await userEvent.click(page.getByRole('radio', { name: lithuanian['usage.daysCalls'] }))
  await expect.element(page.getByText(/^Per 30 dienų vidutiniškai .*: 10\smin\.$/)).toBeVisible()
})

test('a table has each day in figures, and bars are for the eye alone', async () => {
  const { container } = await ready(days)
  await userEvent.click(page.getByText(words['usage.daysTable']))
  await expect.element(page.getByRole('row', { name: /14\sJan 4\sGB 512\sMB/ })).toBeVisible()
  await expect.element(page.getByRole('row')).toHaveLength(4)
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull()
})

test('the highest bar says its day and how much it is', async () => {
  const { container } = await ready(days)
  const label = () => container.querySelector('.days-bars text')?.textContent
  expect(label()).toMatch(/^14\sJanuary: 4\.5\sGB$/)
  await userEvent.click(page.getByRole('radio', { name: words['usage.daysCalls'] }))
  expect(label()).toMatch(/^13\sJanuary: 10\smin$/)
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
  await open({ name: 'failed', failed: failed('timeLimit') }, { onTryAgain })
  await userEvent.click(page.getByRole('button', { name: words['usage.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})

const monthly = {
  name: 'ready',
  at: now,
  value: {
    phoneNumber: assetOf('612 34567').phoneNumber,
    months: [
      usageMonthOf('2025-11-01', { dataInLtInMB: 2048, eurOnPlans: toCents(790) }),
      usageMonthOf('2025-12-01', { dataInLtInMB: 6144, eurOnPlans: toCents(790), eurOnRest: toCents(210) }),
      usageMonthOf('2026-01-01', { dataInLtInMB: 1024 }),
    ],
    lastMonthToDate: usageMonthOf('2025-12-01', { dataInLtInMB: 3072, eurOnPlans: toCents(790) }),
  },
} as const satisfies Props['months']

test('the same by month, with what was spent, and this month beside the last up to the same day', async () => {
  await ready(days, { months: monthly })
  await expect.element(page.getByText(/1\sGB this month; 3\sGB last month up to the same day/)).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: words['usage.spanMonths'] }))
  await expect.element(page.getByRole('heading', { name: words['usage.monthsTitle'] })).toBeVisible()
  await expect
    .element(page.getByText(/On average 4\sGB a month; most in December\s2025: 6\sGB/))
    .toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: words['usage.monthsMoney'] }))
  await expect.element(page.getByText(/0,00\sEUR this month; 7,90\sEUR last month/)).toBeVisible()
  await userEvent.click(page.getByText(words['usage.monthsTable']))
  await expect.element(page.getByRole('row', { name: 'December 2025 10,00 EUR' })).toBeVisible()
})

test('money is of months only: back at the days it is data', async () => {
  await ready(days, { months: monthly })
  await userEvent.click(page.getByRole('radio', { name: words['usage.spanMonths'] }))
  await userEvent.click(page.getByRole('radio', { name: words['usage.monthsMoney'] }))
  await userEvent.click(page.getByRole('radio', { name: words['usage.spanDays'] }))
  await expect.element(page.getByRole('radio', { name: words['usage.monthsMoney'] })).not.toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: words['usage.daysData'] })).toBeChecked()
})

test('an operator that doesn’t tell months has no choice of them', async () => {
  await ready(days)
  await expect.element(page.getByRole('radio', { name: words['usage.spanMonths'] })).not.toBeInTheDocument()
})

test('what will be used until the renewal is held against what is left, as the last days went', async () => {
  const plan = orderedPlanOf({
    validFrom: now - 20 * 86_400_000,
    validTo: now + 10 * 86_400_000,
    gains: [gainOf(9, 60)],
  })
  const even = [12, 13, 14].map((date) => dayOf(`2026-01-${date}`, { dataInLtInMB: 2048 }))
  await ready(even, { plans: [plan] })
  await expect
    .element(page.getByText(/use about 20\sGB more by 25\sJanuary; you have 9\sGB left/))
    .toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: words['usage.daysMessages'] }))
  await expect.element(page.getByText(/use about 20\sGB more/)).not.toBeInTheDocument()
})
