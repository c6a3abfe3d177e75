import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import type { Account } from '../../operator/client/account.ts'
import { loaderOf } from '../../session/loaded.ts'
import type { SettingsApi } from './settings.api.ts'
import { createSettingsStore, type Settings } from './settings.store.ts'

const phoneNumber = parsePhoneNumber('61234567')
if (!phoneNumber) throw new Error('not a number')

const card = (cardDetailsReference: string) => ({
  variant: 'VISA',
  cardDetailsReference,
  cardInfo: { expiryMonth: 1, expiryYear: 2030, holderName: 'RASA', number: '**** 4242' },
})
const autoTopUp = (recurringPaymentId: string, cardDetailsReference: string) => ({
  recurringPaymentId,
  nextPaymentDate: '2026-01-31',
  amount: toCents(1000),
  brand: 'VISA',
  number: '**** 4242',
  phoneNumber,
  dayOfMonth: 31,
  cardDetailsReference,
  isPaused: false,
  lastFailure: null,
})
const before: Settings = {
  email: null,
  roamingStatus: 'OFF',
  consents: {
    smsMarketingConsent: 'NOT_SET',
    phoneMarketingConsent: 'REJECTED',
    isAllowedToEdit: true,
    consentManagingAccount: null,
  },
  recurringPayments: [autoTopUp('a', 'one'), autoTopUp('b', 'two')],
  cardsDetails: [card('one'), card('two')],
  endedPhoneNumbers: [],
}

const answer = <Value>(value: Value) => ({ kind: 'answer', value, reference: 'r1' }) as const
const lost = { kind: 'unknown', reason: 'noConnection', reference: 'r9' } as const

/** A store whose operator answers so, and loses everything else. */
function storeWith(answers: Partial<SettingsApi>) {
  const refuse = async () => lost
  const settings = loaderOf<Settings>(async () => lost)
  const account = loaderOf<Account>(async () => lost)
  settings.put(before)
  const api: SettingsApi = {
    changeRoaming: refuse,
    changeConsent: refuse,
    editProfile: refuse,
    deleteSavedCard: refuse,
    deleteRecurringPayments: refuse,
    pauseRecurringPayment: refuse,
    ...answers,
  }
  const store = createSettingsStore({ settings, account, api })
  const shown = () => {
    const loaded = settings.$loaded.get()
    return loaded.name === 'ready' ? loaded.value : undefined
  }
  return { store, shown, change: () => store.$change.get() }
}

test('what fails leaves every setting as it was', async () => {
  const { store, shown, change } = storeWith({})
  await store.switchRoaming(true)
  await store.decideConsent('SMS_MARKETING', 'ACCEPTED')
  await store.deleteCard('one')
  await store.deleteRecurringPayments(['a'])
  await store.pauseRecurringPayment('a', true)
  expect(shown()).toEqual(before)
  expect(change()).toMatchObject({ name: 'failed', failed: lost })
})

test('a card takes along the auto top-ups that the operator says have ended', async () => {
  const { store, shown } = storeWith({
    deleteSavedCard: async () =>
      answer({ isRemoved: true, cardReference: 'one', recurringPaymentsRemoved: ['a'] }),
  })
  await store.deleteCard('one')
  expect(shown()?.cardsDetails.map((one) => one.cardDetailsReference)).toEqual(['two'])
  expect(shown()?.recurringPayments.map((one) => one.recurringPaymentId)).toEqual(['b'])
})

test('of several auto top-ups only the removed go; that one stayed is told', async () => {
  const { store, shown, change } = storeWith({
    deleteRecurringPayments: async () =>
      answer([
        { recurringPaymentId: 'a', isRemoved: true },
        { recurringPaymentId: 'b', isRemoved: false },
      ]),
  })
  await store.deleteRecurringPayments(['a', 'b'])
  expect(shown()?.recurringPayments.map((one) => one.recurringPaymentId)).toEqual(['b'])
  expect(change()).toEqual({ name: 'refused', target: 'recurring' })
})

test('an answer other than what was asked for is no success', async () => {
  const { store, shown, change } = storeWith({ changeConsent: async () => answer('REJECTED') })
  await store.decideConsent('SMS_MARKETING', 'ACCEPTED')
  expect(shown()?.consents.smsMarketingConsent).toBe('REJECTED')
  expect(change()).toEqual({ name: 'refused', target: 'SMS_MARKETING' })
})
