import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../lib/money.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import type { Failed } from '../../session/loaded.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { PeriodForm } from './PeriodForm.tsx'
import { ServiceReportScreen } from './ServiceReportScreen.tsx'
import { serviceReportMicrocopy } from './service-report.microcopy.ts'
import type { Report } from './service-report.store.ts'

const words = wordsIn('lt', serviceReportMicrocopy)
const at = Date.UTC(2026, 0, 15, 10)
const period = { from: '2026-01-01', to: '2026-01-15' }
const december = { from: '2025-12-01', to: '2025-12-31' }
const phoneNumber = parsePhoneNumber('612 34567')
if (!phoneNumber) throw new Error('not a number')
const line = (text: string, cost: number) => ({
  date: at,
  description: { template: text, placeholders: [] },
  quantity: 2.5,
  units: 'MIN' as const,
  cost: toCents(cost),
})
const ready = {
  name: 'ready',
  period,
  at,
  report: {
    ...period,
    phoneNumber,
    groups: [
      {
        kind: 'CALLS' as const,
        lines: [line('Skambutis', 27), line('Kitas skambutis', 27)],
        eurTotal: toCents(54),
      },
      { kind: 'MESSAGES' as const, lines: [], eurTotal: toCents(0) },
    ],
    eurTotal: toCents(54),
  },
} satisfies Report

async function open(report: Report) {
  const onTryAgain = vi.fn()
  await render(
    <ServiceReportScreen
      report={report}
      drawing={undefined}
      words={words}
      language="lt"
      onTryAgain={onTryAgain}
    />,
  )
  return onTryAgain
}

test('lines are by kind with its total, under the total of the period; a kind without lines isn’t there', async () => {
  await open(ready)
  await expect.element(page.getByRole('heading', { name: /^Išleista 0,54\sEUR$/ })).toBeVisible()
  await expect.element(page.getByRole('table')).toHaveLength(1)
  await expect.element(page.getByRole('group').getByText(/^0,54\sEUR$/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Kitas skambutis/ })).toMatchTextContent('2,5')
})

test('of several kinds the sums are seen first, and a press shows a kind’s lines', async () => {
  const messages = { kind: 'MESSAGES' as const, lines: [line('Žinutė', 9)], eurTotal: toCents(9) }
  const groups = [...ready.report.groups, messages]
  await open({ ...ready, report: { ...ready.report, groups, eurTotal: toCents(63) } })
  await expect.element(page.getByText(/^0,54\sEUR$/)).toBeVisible()
  await expect.element(page.getByText(/^0,09\sEUR$/).first()).toBeVisible()
  await expect.element(page.getByText('Žinutė', { exact: true })).not.toBeVisible()
  await userEvent.click(page.getByText(words['report.MESSAGES'], { exact: true }))
  await expect.element(page.getByText('Žinutė', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Kitas skambutis')).not.toBeVisible()
})

test('what was paid in has a plus, as in the history: it isn’t part of what was spent', async () => {
  const paidIn = {
    kind: 'TOP_UPS' as const,
    lines: [line('Sąskaita papildyta', 500)],
    eurTotal: toCents(500),
  }
  await open({ ...ready, report: { ...ready.report, groups: [...ready.report.groups, paidIn] } })
  await userEvent.click(page.getByText(words['report.TOP_UPS'], { exact: true }))
  await expect.element(page.getByText(/^\+5,00\sEUR$/)).toHaveLength(2)
  await expect.element(page.getByRole('heading', { name: /^Išleista 0,54\sEUR$/ })).toBeVisible()
})

test('the report is saved as a file, and printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await open(ready)
  await userEvent.click(page.getByRole('button', { name: words['report.download'] }))
  expect(saved).toEqual([`${words['report.fileName']}-2026-01-01-2026-01-15.csv`])
  await userEvent.click(page.getByRole('button', { name: words['report.print'] }))
  expect(print).toHaveBeenCalledOnce()
  click.mockRestore()
  print.mockRestore()
})

test('while it is asked for nothing else is there', async () => {
  await open({ name: 'loading', period })
  await expect.element(page.getByRole('status')).toMatchTextContent(words['report.loading'])
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('a period without use is shown as one', async () => {
  await open({ name: 'empty', period })
  await expect.element(page.getByRole('status')).toMatchTextContent(words['report.empty'])
})

const noAnswer: Failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' }
const notOffered: Failed = { kind: 'failure', code: 'PERIOD_NOT_OFFERED', reference: '7K3M9QXW2RTA' }
test.each([
  ['no answer', noAnswer, words['trouble.timeLimit']],
  ['a period that the operator keeps nothing of', notOffered, words['report.notOffered']],
] as const)('%s is shown with a reference, and asked for again', async (_, failed, text) => {
  const onTryAgain = await open({ name: 'failed', period, failed })
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  await expect.element(page.getByRole('alert')).toMatchTextContent('7K3M9QXW2RTA')
  await userEvent.click(page.getByRole('button', { name: words['report.tryAgain'] }))
  expect(onTryAgain).toHaveBeenCalledOnce()
})

const periodForm = (report: Report, isOff: boolean, onShow: () => void) => (
  <PeriodForm
    months={[period, december]}
    report={report}
    isOff={isOff}
    today="2026-01-15"
    words={words}
    language="lt"
    onShow={onShow}
  />
)
async function choose(report: Report) {
  const onShow = vi.fn()
  await render(periodForm(report, false, onShow))
  return onShow
}
const months = () => page.getByLabelText(words['report.period'])

test('a month is shown as soon as it is chosen', async () => {
  const onShow = await choose(ready)
  await userEvent.selectOptions(months(), december.from)
  expect(onShow).toHaveBeenCalledExactlyOnceWith(december)
})

test('dates of one’s own begin with what is shown, and are shown on a press', async () => {
  const onShow = await choose(ready)
  await userEvent.selectOptions(months(), words['report.ownDates'])
  expect(onShow).not.toHaveBeenCalled()
  await userEvent.fill(page.getByLabelText(words['report.from']), '2026-01-10')
  await userEvent.click(page.getByRole('button', { name: words['report.show'] }))
  expect(onShow).toHaveBeenCalledExactlyOnceWith({ from: '2026-01-10', to: '2026-01-15' })
})

test('dates that can’t be reported on: the summary takes focus and leads to them', async () => {
  const onShow = await choose({ name: 'wrong', period, problem: 'reversed' })
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await userEvent.selectOptions(months(), words['report.ownDates'])
  await userEvent.click(page.getByRole('alert').getByRole('link', { name: words['report.reversed'] }))
  const from = page.getByLabelText(words['report.from'])
  await expect.element(from).toHaveFocus()
  await expect.element(from).toHaveAccessibleDescription(words['report.reversed'])
  expect(onShow).not.toHaveBeenCalled()
})

test('without a connection no other period is shown, and the dates are typed on', async () => {
  const onShow = vi.fn()
  const { rerender } = await render(periodForm(ready, false, onShow))
  await userEvent.selectOptions(months(), words['report.ownDates'])
  const from = page.getByLabelText(words['report.from'])
  await userEvent.click(from)
  await rerender(periodForm(ready, true, onShow))
  await expect.element(from).toHaveFocus()
  await userEvent.fill(from, '2026-01-10')
  await expect.element(from).toHaveValue('2026-01-10')
  await expect.element(page.getByRole('button', { name: words['report.show'] })).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(months()).toBeDisabled()
  months().element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(months()).toHaveValue('own')
  await expect.element(months()).toHaveFocus()
  expect(onShow).not.toHaveBeenCalled()
})
