import { expect, test, vi } from 'vitest'
import { toCents } from '../../../lib/money.ts'
import { assetOf } from '../../../operator/client/account.fixture.ts'
import type { Alerts } from '../../../operator/client/alerts.ts'
import type { AlertsApi } from './alerts.api.ts'
import { createAlertsStore } from './alerts.store.ts'

const { phoneNumber } = assetOf('612 34567')
const cap = {
  kind: 'SPENDING_CAP',
  isOn: true,
  amount: toCents(1000),
  amounts: [500, 1000].map(toCents),
  spent: toCents(0),
  text: '',
} as const
const told: Alerts = {
  phoneNumber,
  language: 'LT',
  channels: ['TEXT'],
  channel: 'TEXT',
  quietHours: null,
  alerts: [cap],
}
const lost = { kind: 'unknown', reason: 'noConnection', reference: 'r1' } as const

type Answered = Awaited<ReturnType<AlertsApi['changeAlert']>>

function store(answered: Answered) {
  const put = vi.fn()
  const api = { changeAlert: vi.fn(async () => answered), changeMessages: vi.fn(async () => answered) }
  return { ...createAlertsStore({ put }, api), put, api }
}

test('what is shown of an alert is what the operator answered', async () => {
  const { changeAlert, $change, put, api } = store({ kind: 'answer', value: told, reference: 'r1' })
  await changeAlert(phoneNumber, cap)
  const { kind, isOn, amount } = cap
  expect(api.changeAlert).toHaveBeenCalledExactlyOnceWith(phoneNumber, { kind, isOn, amount })
  expect(put).toHaveBeenCalledExactlyOnceWith(told)
  expect($change.get()).toEqual({ name: 'saved', target: 'SPENDING_CAP' })
})

test.each([
  ['is off', { ...cap, isOn: false }],
  ['has another sum', { ...cap, amount: toCents(500) }],
])('an alert that %s after all was refused', async (_, wished) => {
  const { changeAlert, $change } = store({ kind: 'answer', value: told, reference: 'r1' })
  await changeAlert(phoneNumber, wished)
  expect($change.get()).toEqual({ name: 'refused', target: 'SPENDING_CAP' })
})

test('without an answer all stays as it was', async () => {
  const { changeAlert, changeMessages, $change, put } = store(lost)
  await changeAlert(phoneNumber, cap)
  expect($change.get()).toEqual({ name: 'failed', target: 'SPENDING_CAP', failed: lost })
  await changeMessages(phoneNumber, { language: 'EN', channel: 'TEXT', quietHours: null })
  expect($change.get()).toEqual({ name: 'failed', target: 'messages', failed: lost })
  expect(put).not.toHaveBeenCalled()
})
