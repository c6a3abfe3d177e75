import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import { planOf } from '../gains/gains.fixture.ts'
import { sumToTopUp } from '../top-up-draft/hand-over-top-up.ts'
import { autoTopUpOf } from './renewal.fixture.ts'
import { autoTopUpsOf, coverUntil, mayRenew, nextRenewal, withWorkingCards } from './renewal.ts'

const now = Date.UTC(2026, 0, 15, 10)
const day = 24 * 60 * 60 * 1000

test('the next renewal is the first that comes, with all that renew on that day', () => {
  const plans = [
    planOf({ orderedPlanId: '1', planName: 'A', validTo: now + 3 * day, eurPrice: toCents(790) }),
    planOf({ orderedPlanId: '2', planName: 'B', validTo: now + 3 * day + 60_000, eurPrice: toCents(490) }),
    planOf({ orderedPlanId: '3', planName: 'C', validTo: now + 4 * day, eurPrice: toCents(1490) }),
  ]
  expect(nextRenewal(plans, toCents(1000), now)).toEqual({
    at: now + 3 * day,
    plans: [
      { planId: 'uoga-l', planName: 'A' },
      { planId: 'uoga-l', planName: 'B' },
    ],
    cost: 1280,
    autoTopUp: undefined,
    shortfall: 280,
    isInsufficient: true,
  })
})

test.each([
  planOf({ status: 'CANCELLED' }),
  planOf({ status: 'CANCELLATION_IN_PROGRESS' }),
  planOf({ status: 'ACTIVATION_IN_PROGRESS' }),
  planOf({ isRecurring: false }),
  planOf({ validTo: null }),
  planOf({ validTo: now }),
])('nothing of it is renewed', (plan) => {
  expect(nextRenewal([plan], toCents(0), now)).toBeUndefined()
})

test('what the operator says of the balance counts, where the figures say otherwise', () => {
  const plan = planOf({ hasSufficientBalanceForRecurringPayment: false })
  expect(nextRenewal([plan], toCents(100_00), now)).toMatchObject({ shortfall: 0, isInsufficient: true })
  expect(nextRenewal([plan], undefined, now)).toMatchObject({ shortfall: 0, isInsufficient: true })
})

test('what is topped up does for the renewal and can be topped up', () => {
  const cents = fc.integer({ min: 0, max: 50_000 }).map(toCents)
  fc.assert(
    fc.property(cents, cents, cents, (eurPrice, balance, minimum) => {
      const renewal = nextRenewal([planOf({ eurPrice })], balance, now)
      const sum = sumToTopUp(renewal?.shortfall ?? toCents(0), { minimum, maximum: toCents(100_000) })
      expect(balance + sum).toBeGreaterThanOrEqual(eurPrice)
      expect(sum).toBeGreaterThanOrEqual(minimum)
    }),
  )
})

const short = planOf({ hasSufficientBalanceForRecurringPayment: false })

test('an auto top-up before the renewal counts, and the rest is what is missing', () => {
  const renewal = (cents: number) =>
    nextRenewal([short], toCents(420), now, [
      autoTopUpOf({ nextPaymentDate: '2026-02-01', amount: toCents(cents) }),
    ])
  expect(renewal(1000)).toMatchObject({
    autoTopUp: { date: '2026-02-01', amount: 1000 },
    shortfall: 0,
    isInsufficient: false,
  })
  expect(renewal(300)).toMatchObject({ shortfall: 70, isInsufficient: true })
})

test('of several, the day is that of the first and the sum that of all', () => {
  const twice = ['2026-02-05', '2026-01-30'].map((nextPaymentDate) => autoTopUpOf({ nextPaymentDate }))
  expect(nextRenewal([short], toCents(0), now, twice)).toMatchObject({
    autoTopUp: { date: '2026-01-30', amount: 2000 },
  })
})

test.each<[string, Parameters<typeof autoTopUpOf>[0]]>([
  ['on the day of the renewal', { nextPaymentDate: '2026-02-10' }],
  ['after it', { nextPaymentDate: '2026-02-11' }],
  ['paused', { isPaused: true }],
  ['without a day', { nextPaymentDate: null }],
  ['failed the last time', { lastFailure: 'INSUFFICIENT_FUNDS' }],
])('one that is %s helps nothing', (_, other) => {
  expect(nextRenewal([short], toCents(420), now, [autoTopUpOf(other)])).toMatchObject({
    autoTopUp: undefined,
    shortfall: 370,
    isInsufficient: true,
  })
})

test('without a known balance an auto top-up doesn’t overrule the operator', () => {
  expect(nextRenewal([short], undefined, now, [autoTopUpOf()])).toMatchObject({ isInsufficient: true })
})

test('another number’s auto top-ups are not this one’s', () => {
  const other = autoTopUpOf({ phoneNumber: assetOf('623 45678').phoneNumber })
  const own = autoTopUpOf()
  expect(autoTopUpsOf([other, own], own.phoneNumber, { active: true })).toEqual([own])
  expect(autoTopUpsOf([own], null, null)).toEqual([])
})

test('a blocked number is not topped up', () => {
  const own = autoTopUpOf()
  expect(autoTopUpsOf([own], own.phoneNumber, { active: false })).toEqual([])
})

test.each([
  ['works on that day', { expiryMonth: 1, expiryYear: 2026 }, true],
  ['is over by then', { expiryMonth: 12, expiryYear: 2025 }, false],
])('one whose card %s is charged: %s', (_, until, isCharged) => {
  const own = autoTopUpOf({ nextPaymentDate: '2026-01-30', cardDetailsReference: 'card-1' })
  const cardInfo = { ...until, holderName: 'ONA', number: '**** 4242' }
  expect(withWorkingCards([own], [{ cardDetailsReference: 'card-1', cardInfo }])).toEqual(
    isCharged ? [own] : [],
  )
  expect(withWorkingCards([own], [])).toEqual([])
})

test('what is covered until a plan renews is what is left once earlier ones are paid', () => {
  const plans = [
    planOf({ orderedPlanId: '1', validTo: now + 20 * day, eurPrice: toCents(790) }),
    planOf({ orderedPlanId: '2', validTo: now + 26 * day, eurPrice: toCents(790) }),
  ]
  const coming = [autoTopUpOf({ nextPaymentDate: '2026-01-30', amount: toCents(1000) })]
  const until = (days: number) => coverUntil(now + days * day, plans, toCents(100), now, coming)
  expect(until(20)).toEqual({ autoTopUp: { date: '2026-01-30', amount: 1000 }, isCovered: true })
  expect(until(26)).toMatchObject({ isCovered: false })
  expect(coverUntil(now + 20 * day, plans, undefined, now, coming)).toBeUndefined()
})

test.each<[string, Parameters<typeof planOf>[0], boolean]>([
  ['a status that this site doesn’t know, and an end to come', { status: 'unknown' }, true],
  ['such a status, and no end', { status: 'unknown', validTo: null }, true],
  ['such a status, and an end that is past', { status: 'unknown', validTo: now }, false],
  ['such a status, and no renewal', { status: 'unknown', isRecurring: false }, false],
  ['a status that it knows', { status: 'ACTIVE' }, false],
])('nothing can be said of the renewal of a plan with %s', (_, other, isUnsaid) => {
  expect(mayRenew([planOf(other)], now)).toBe(isUnsaid)
})
