import { expect, test } from 'vitest'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { accountOf, assetOf } from '../../operator/client/account.fixture.ts'
import { wordsIn } from '../top-up/words.fixture.ts'
import { cardUntil } from './payments/payments.fixture.ts'
import { sectionFacts } from './section-facts.ts'
import { settingsMicrocopy } from './settings.microcopy.ts'
import type { Settings } from './settings.store.ts'

const words = wordsIn('lt', settingsMicrocopy)
const own = assetOf('612 34567')
const ready = <Value>(value: Value) => ({ name: 'ready', value, at: 0 }) as const
const waiting = { name: 'loading' } as const
const someSettings: Settings = {
  phoneNumber: own.phoneNumber,
  endedPhoneNumbers: [],
  email: null,
  roamingStatus: 'OFF',
  consents: {
    smsMarketingConsent: 'ACCEPTED',
    phoneMarketingConsent: 'REJECTED',
    isAllowedToEdit: true,
    consentManagingAccount: null,
  },
  recurringPayments: [],
  cardsDetails: [cardUntil(2027)],
}

test('each section says in a line what is there now', () => {
  expect(sectionFacts(ready(accountOf(own, assetOf('616 16161'))), ready(someSettings), words, 'lt')).toEqual(
    {
      profile: formatPhoneNumber(own.phoneNumber),
      numbers: '2 numeriai',
      consents: 'SMS: taip, skambučiai: ne',
      payments: '1 kortelė',
      sim: 'Tarptinklinis ryšys išjungtas',
      orders: 'Planai, SIM ir eSIM',
      alerts: 'Likutis ir užsienis',
    },
  )
})

test('a number is called by its nickname, and the want of cards is said', () => {
  const userPhoneNumberProfile = {
    nickname: 'Rasa',
    avatarName: null,
    avatarUrl: null,
    avatarDescription: null,
  }
  const named = accountOf({ ...own, userPhoneNumberProfile })
  const empty = ready({ ...someSettings, cardsDetails: [] })
  expect(sectionFacts(ready(named), empty, words, 'lt')).toMatchObject({
    profile: 'Rasa',
    payments: 'Kortelių nėra',
  })
})

test('a consent that is not decided is neither a yes nor a no', () => {
  const consents = { ...someSettings.consents, smsMarketingConsent: 'NOT_SET' } as const
  expect(sectionFacts(waiting, ready({ ...someSettings, consents }), words, 'lt').consents).toBe(
    words['settings.NOT_SET'],
  )
})

test('nothing is said of what the operator has not told, or in a way that is not known', () => {
  const named = ['orders', 'alerts']
  expect(Object.keys(sectionFacts(waiting, waiting, words, 'lt'))).toEqual(named)
  const { consents } = someSettings
  const unknown = ready({
    ...someSettings,
    roamingStatus: 'unknown',
    consents: { ...consents, smsMarketingConsent: 'unknown' },
  } as const)
  const facts = sectionFacts(ready(accountOf()), unknown, words, 'lt')
  expect(Object.keys(facts)).toEqual([...named, 'payments'])
})
