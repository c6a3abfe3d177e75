import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toCents } from '../../../lib/money.ts'
import { assetOf } from '../../../operator/client/account.fixture.ts'
import type { Alerts } from '../../../operator/client/alerts.ts'
import type { Failed } from '../../../session/loaded.ts'
import { wordsIn } from '../../top-up/words.fixture.ts'
import type { Change } from '../change.ts'
import { settingsMicrocopy } from '../settings.microcopy.ts'
import { BlockNumber } from '../sim/BlockNumber.tsx'
import { simMicrocopy } from '../sim/sim.microcopy.ts'
import { AlertCards } from './AlertCards.tsx'
import { alertsMicrocopy } from './alerts.microcopy.ts'

const words = wordsIn('lt', [...settingsMicrocopy, ...alertsMicrocopy, ...simMicrocopy])
const { phoneNumber } = assetOf('612 34567')
const reference = '7K3M9QXW2RTA'

const balance = {
  kind: 'BALANCE_BELOW',
  isOn: false,
  amount: toCents(200),
  amounts: [100, 200, 500].map(toCents),
  spent: null,
  text: 'Sąskaitoje liko mažiau nei 2,00 EUR. Uoga',
} as const
const told: Alerts = {
  phoneNumber,
  language: 'LT',
  channels: ['TEXT', 'EMAIL'],
  channel: 'TEXT',
  quietHours: null,
  alerts: [balance, { ...balance, kind: 'SPENDING_CAP', isOn: true, spent: toCents(350) }],
}

async function panel({
  change = { name: 'idle' },
  isOff = false,
}: {
  change?: Change
  isOff?: boolean
} = {}) {
  const acts = { onChange: vi.fn(), onSave: vi.fn() }
  await render(<AlertCards told={told} change={change} isOff={isOff} words={words} {...acts} />)
  return acts
}
const switchOf = (name: string) => page.getByRole('switch', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an alert says the words that will come, and is switched on with its sum', async () => {
  const { onChange } = await panel()
  const text = page.getByText(balance.text, { exact: false }).first()
  await expect.element(text).not.toBeVisible()
  await userEvent.click(page.getByText(words['alerts.BALANCE_BELOW']))
  await expect.element(text).toBeVisible()
  await userEvent.click(switchOf(words['alerts.BALANCE_BELOW']))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...balance, isOn: true })
})

test('a line says what was spent of a cap; pressed, it offers other caps', async () => {
  const { onChange } = await panel()
  const caps = page.getByRole('region', { name: words['alerts.caps'] })
  await expect.element(caps.getByText(/3,50\sEUR.+2,00\sEUR/)).toBeVisible()
  await expect.element(caps.getByLabelText(words['alerts.cap'])).not.toBeVisible()
  await userEvent.click(caps.getByText(words['alerts.SPENDING_CAP']))
  await userEvent.selectOptions(caps.getByLabelText(words['alerts.cap']), '500')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'SPENDING_CAP', amount: 500 }),
  )
})

test('without a connection nothing is switched or chosen', async () => {
  const { onChange, onSave } = await panel({ isOff: true })
  await userEvent.click(page.getByText(words['alerts.SPENDING_CAP']))
  await userEvent.click(page.getByText(words['alerts.messages']))
  for (const [control, key] of [
    [switchOf(words['alerts.BALANCE_BELOW']), '{Enter}'],
    [page.getByLabelText(words['alerts.cap']), '{ArrowDown}'],
    [button(words['settings.save']), '{Enter}'],
  ] as const) {
    control.element().focus()
    await userEvent.keyboard(key)
  }
  expect(onChange).not.toHaveBeenCalled()
  expect(onSave).not.toHaveBeenCalled()
})

test('that an alert was not changed is said beside it, with the reference', async () => {
  const failed: Failed = { kind: 'unknown', reason: 'serverError', reference }
  await panel({ change: { name: 'failed', target: 'SPENDING_CAP', failed } })
  const caps = page.getByRole('region', { name: words['alerts.caps'] })
  await expect.element(caps.getByText(new RegExp(reference))).toBeVisible()
})

test('how messages come is one line; pressed, language, channel and quiet hours are saved together', async () => {
  const { onSave } = await panel()
  const saved = `${words['alerts.LT']} · ${words['alerts.TEXT']}`
  await expect.element(page.getByText(saved)).toBeVisible()
  await expect.element(button(words['settings.save'])).not.toBeInTheDocument()
  await userEvent.click(page.getByText(words['alerts.messages']))
  await userEvent.click(page.getByRole('radio', { name: words['alerts.EN'] }))
  await userEvent.click(page.getByRole('radio', { name: words['alerts.EMAIL'] }))
  await userEvent.click(page.getByRole('checkbox', { name: words['alerts.quiet'] }))
  await userEvent.selectOptions(page.getByLabelText(words['alerts.from'], { exact: true }), '23')
  await userEvent.click(button(words['settings.save']))
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    language: 'EN',
    channel: 'EMAIL',
    quietHours: { from: 23, until: 8 },
  })
})

async function lostPhone(isBlocked: boolean, change: Change = { name: 'idle' }) {
  const onBlock = vi.fn()
  await render(<BlockNumber {...{ phoneNumber, isBlocked, change, words, onBlock }} isOff={false} />)
  return onBlock
}

test('a number is blocked once the person has read what that means', async () => {
  const onBlock = await lostPhone(false)
  await userEvent.click(button(words['settings.block']))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(words['settings.blockText'])).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: words['settings.cancel'] }))
  expect(onBlock).not.toHaveBeenCalled()
  await userEvent.click(button(words['settings.block']))
  await userEvent.click(dialog.getByRole('button', { name: words['settings.block'] }))
  expect(onBlock).toHaveBeenCalledExactlyOnceWith(true)
})

test.each([
  ['STRONG_LOG_IN_REQUIRED', words['settings.unblockStrong']],
  ['NUMBER_BLOCKED', words['settings.blockedByUs'].split('.')[0] ?? ''],
] as const)('why a number isn’t let to work again is said: %s', async (code, says) => {
  const change = { name: 'failed', target: 'block', failed: { kind: 'failure', code, reference } } as const
  const onBlock = await lostPhone(true, change)
  await expect.element(page.getByText(says, { exact: false })).toBeVisible()
  await userEvent.click(button(words['settings.unblock']))
  expect(onBlock).toHaveBeenCalledExactlyOnceWith(false)
})
