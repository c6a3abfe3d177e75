import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { accountOf, assetOf } from '../../operator/client/account.fixture.ts'
import type { Account } from '../../operator/client/account.ts'
import { type Loaded, loaderOf } from '../../session/loaded.ts'
import type { ConsentsApi } from './consents/consents.api.ts'
import { createConsentsStore } from './consents/consents.store.ts'
import type { PaymentsApi } from './payments/payments.api.ts'
import { createPaymentsStore } from './payments/payments.store.ts'
import type { ProfileApi } from './profile/profile.api.ts'
import { createProfileStore } from './profile/profile.store.ts'
import type { Settings } from './settings.store.ts'
import type { RoamingApi } from './sim/roaming.api.ts'
import { createRoamingStore } from './sim/roaming.store.ts'

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
  phoneNumber,
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

const rasas = accountOf(assetOf('612 34567'), assetOf('623 45678'))

const answer = <Value>(value: Value) => ({ kind: 'answer', value, reference: 'r1' }) as const
const lost = { kind: 'unknown', reason: 'noConnection', reference: 'r9' } as const

/** Stores whose operator answers so, and loses everything else. */
function storesWith(answers: Partial<ConsentsApi & PaymentsApi & ProfileApi & RoamingApi> = {}) {
  const refuse = async () => lost
  const settings = loaderOf<Settings>(async () => lost)
  const account = loaderOf<Account>(async () => lost)
  settings.put(before)
  account.put(rasas)
  const api = {
    changeRoaming: refuse,
    changeConsent: refuse,
    editProfile: refuse,
    deleteSavedCard: refuse,
    deleteRecurringPayments: refuse,
    pauseRecurringPayment: refuse,
    ...answers,
  }
  const valueIn = <Value>(loaded: Loaded<Value>) => (loaded.name === 'ready' ? loaded.value : undefined)
  return {
    roaming: createRoamingStore(settings, api),
    consents: createConsentsStore(settings, api),
    payments: createPaymentsStore(settings, api),
    profile: createProfileStore(account, api),
    shown: () => valueIn(settings.$loaded.get()),
    shownAccount: () => valueIn(account.$loaded.get()),
  }
}

test('what fails leaves every setting as it was, and says so', async () => {
  const { roaming, consents, payments, profile, shown, shownAccount } = storesWith()
  await roaming.switchRoaming(phoneNumber, true)
  await consents.decideConsent(phoneNumber, 'SMS_MARKETING', 'ACCEPTED')
  await payments.deleteCard('one')
  await payments.deleteRecurringPayments(['a'])
  await payments.pauseRecurringPayment('a', true)
  await profile.saveProfile(phoneNumber, 'Darbas', null)
  expect(shown()).toEqual(before)
  expect(shownAccount()).toEqual(rasas)
  for (const { $change } of [roaming, consents, payments, profile])
    expect($change.get()).toMatchObject({ name: 'failed', failed: lost })
})

test('a saved profile is the number’s wherever it is shown, and no other number’s', async () => {
  const named = { nickname: 'Darbas', avatarName: null, avatarUrl: null, avatarDescription: null }
  const { profile, shownAccount } = storesWith({
    editProfile: async () => answer({ isChanged: true, profile: named }),
  })
  await profile.saveProfile(phoneNumber, ' Darbas ', null)
  expect(shownAccount()?.ownedAsset?.userPhoneNumberProfile).toEqual(named)
  expect(shownAccount()?.ownedAssets.map((one) => one.userPhoneNumberProfile)).toEqual([named, null])
})

test.each([
  ['Darbas', 'Namai', 'refused'],
  ['Namai', 'Namai', 'saved'],
  ['', null, 'saved'],
] as const)('asked for %j and left at %j by the operator, a profile is %s', async (asked, nickname, name) => {
  const kept = { nickname, avatarName: null, avatarUrl: null, avatarDescription: null }
  const { profile, shownAccount } = storesWith({
    editProfile: async () => answer({ isChanged: false, profile: kept }),
  })
  await profile.saveProfile(phoneNumber, asked, null)
  expect(profile.$change.get()).toEqual({ name, target: 'profile' })
  expect(shownAccount()?.ownedAsset?.userPhoneNumberProfile).toEqual(kept)
})

test('a card takes along the auto top-ups that the operator says have ended', async () => {
  const { payments, shown } = storesWith({
    deleteSavedCard: async () =>
      answer({ isRemoved: true, cardReference: 'one', recurringPaymentsRemoved: ['a'] }),
  })
  await payments.deleteCard('one')
  expect(shown()?.cardsDetails.map((one) => one.cardDetailsReference)).toEqual(['two'])
  expect(shown()?.recurringPayments.map((one) => one.recurringPaymentId)).toEqual(['b'])
})

test('of several auto top-ups only the removed go; that one stayed is reported', async () => {
  const { payments, shown } = storesWith({
    deleteRecurringPayments: async () =>
      answer([
        { recurringPaymentId: 'a', isRemoved: true },
        { recurringPaymentId: 'b', isRemoved: false },
      ]),
  })
  await payments.deleteRecurringPayments(['a', 'b'])
  expect(shown()?.recurringPayments.map((one) => one.recurringPaymentId)).toEqual(['b'])
  expect(payments.$change.get()).toEqual({ name: 'refused', target: 'recurring' })
})

test('an auto top-up that the operator has paused is paused where it is shown, and no other one', async () => {
  const paused = { ...autoTopUp('a', 'one'), isPaused: true, nextPaymentDate: null }
  const { payments, shown } = storesWith({ pauseRecurringPayment: async () => answer(paused) })
  await payments.pauseRecurringPayment('a', true)
  expect(shown()?.recurringPayments).toEqual([paused, autoTopUp('b', 'two')])
  expect(payments.$change.get()).toEqual({ name: 'saved', target: 'pause a' })
})

test('an answer other than what was asked for is no success', async () => {
  const { consents, shown } = storesWith({ changeConsent: async () => answer('REJECTED') })
  await consents.decideConsent(phoneNumber, 'SMS_MARKETING', 'ACCEPTED')
  expect(shown()?.consents.smsMarketingConsent).toBe('REJECTED')
  expect(consents.$change.get()).toEqual({ name: 'refused', target: 'SMS_MARKETING' })
})

test('a consent as it was asked for is saved', async () => {
  const { consents, shown } = storesWith({ changeConsent: async () => answer('ACCEPTED') })
  await consents.decideConsent(phoneNumber, 'SMS_MARKETING', 'ACCEPTED')
  expect(shown()?.consents.smsMarketingConsent).toBe('ACCEPTED')
  expect(consents.$change.get()).toEqual({ name: 'saved', target: 'SMS_MARKETING' })
})

test('a card that the operator keeps stays, and that is reported', async () => {
  const { payments, shown } = storesWith({
    deleteSavedCard: async () =>
      answer({ isRemoved: false, cardReference: 'one', recurringPaymentsRemoved: [] }),
  })
  await payments.deleteCard('one')
  expect(shown()?.cardsDetails).toHaveLength(2)
  expect(payments.$change.get()).toEqual({ name: 'refused', target: 'card one' })
})

test('when all auto top-ups that were chosen are removed, that is no refusal; those are asked for', async () => {
  const asked: unknown[] = []
  const { payments, shown } = storesWith({
    deleteRecurringPayments: async (ids) => {
      asked.push(ids)
      return answer(ids.map((recurringPaymentId) => ({ recurringPaymentId, isRemoved: true })))
    },
  })
  await payments.deleteRecurringPayments(['a', 'b'])
  expect(asked).toEqual([['a', 'b']])
  expect(shown()?.recurringPayments).toEqual([])
  expect(payments.$change.get()).toEqual({ name: 'saved', target: 'recurring' })
})

test.each([
  ['ON', true, 'saved'],
  ['ON', false, 'refused'],
  ['OFF', false, 'saved'],
] as const)('roaming that the operator calls %s, asked for as %s, is %s', async (told, on, name) => {
  const { roaming, shown } = storesWith({ changeRoaming: async () => answer(told) })
  await roaming.switchRoaming(phoneNumber, on)
  expect(shown()?.roamingStatus).toBe(told)
  expect(roaming.$change.get()).toEqual({ name, target: 'roaming' })
})
