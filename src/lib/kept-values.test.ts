import { beforeEach, describe, expect, test, vi } from 'vitest'
import { promoCampaign, selectedPlan, selectedPlans } from '../features/order-choice/order-choice-storage.ts'
import { lastCountry } from '../features/roaming/last-country.ts'
import {
  extraTopUp,
  pollingStartTime,
  topUpAutorefillDate,
  topUpPaymentMethod,
  topUpPhone,
  topUpSum,
  topUpSumIndex,
} from '../features/top-up-draft/top-up-storage.ts'
import { isOwnPlan } from '../operator/contract/own-plan-id.ts'
import { isOrderReference } from './order-reference.ts'
import { browserStorage } from './storage.fixture.ts'
import type { Stored } from './storage.ts'

let storage: Map<string, string>
beforeEach(() => {
  storage = browserStorage()
  return () => vi.unstubAllGlobals()
})

const plan = { planId: 'plan-1', submitted: false }
const promo = { id: 'offer-1', name: 'Autumn' }
const forty = 'x'.repeat(40)

/** Under each key what an earlier page may have kept, and what no one may have. */
const kept: [key: string, stored: Stored<unknown>, good: unknown[], broken: unknown[]][] = [
  ['topup-phone', topUpPhone, ['', '8 6', forty], [`${forty}x`, 6, null]],
  ['topup-sum', topUpSum, ['12,5'], [12.5]],
  ['topup-payment-method', topUpPaymentMethod, ['banklink swedbank'], [{}]],
  ['topup-sum-index', topUpSumIndex, [0, 4], [-1, 1.5, '1', null]],
  ['polling-start-time', pollingStartTime, [0, 1_790_000_000_000], [-1, 'now']],
  ['extra-topup', extraTopUp, [true], [false, 'true', 1]],
  [
    'topup-autorefill-date',
    topUpAutorefillDate,
    [
      { dayOfMonth: 1 },
      { dayOfMonth: 31, recurringPaymentId: 'rp-1.a_B' },
      { dayOfMonth: 5, recurringPaymentId: 'x'.repeat(64) },
    ],
    [
      null,
      5,
      '2026-01-05',
      {},
      { dayOfMonth: 0 },
      { dayOfMonth: 32 },
      { dayOfMonth: 1.5 },
      { dayOfMonth: '5' },
      { dayOfMonth: 5, recurringPaymentId: '' },
      { dayOfMonth: 5, recurringPaymentId: 7 },
      { dayOfMonth: 5, recurringPaymentId: '../x' },
      { dayOfMonth: 5, recurringPaymentId: 'x/' },
      { dayOfMonth: 5, recurringPaymentId: 'x'.repeat(65) },
    ],
  ],
  ['roaming-plans-country', lastCountry, ['LT'], ['lt', 'LTU', 'L', '1LT', '', 5, null, ['LT']]],
  [
    'selected-plan',
    selectedPlan,
    [plan, { planId: 'x'.repeat(100), submitted: true }],
    [
      null,
      'plan-1',
      { planId: 'plan-1' },
      { planId: '', submitted: true },
      { planId: 'x'.repeat(101), submitted: true },
      { planId: 5, submitted: true },
      { planId: ['plan-1'], submitted: true },
      { submitted: true },
      { planId: 'plan-1', submitted: 'yes' },
    ],
  ],
  [
    'selected-plans',
    selectedPlans,
    [[], [plan], [plan, { planId: 'plan-2', submitted: true }]],
    [plan, null, [plan, plan], [plan, { planId: 'plan-2' }], 'plan'],
  ],
  [
    'promo-campaign',
    promoCampaign,
    [promo, { ...promo, title: 'Autumn berries', validTo: 1000 }],
    [
      null,
      'offer-1',
      { id: 'offer-1' },
      { name: 'Autumn' },
      { ...promo, id: 1 },
      { ...promo, name: 1 },
      { ...promo, title: 1 },
      { ...promo, title: null },
      { ...promo, validTo: 'tomorrow' },
      { ...promo, validTo: null },
    ],
  ],
]

describe.each(kept)('under %s', (key, { read }, good, broken) => {
  test.each(good.map((value) => [value]))('%j is read', (value) => {
    storage.set(`app:v1:${key}`, JSON.stringify(value))
    expect(read()).toEqual(value)
  })

  test.each(broken.map((value) => [value]))('%j is dropped', (value) => {
    storage.set(`app:v1:${key}`, JSON.stringify(value))
    expect(read()).toBeUndefined()
    expect(storage.size).toBe(0)
  })
})

test.each([
  ['ABCD-1234', true],
  ['12345678', true],
  [`A${'-'.repeat(62)}Z`, true],
  ['ABCD123', false],
  [`A${'-'.repeat(63)}Z`, false],
  ['-ABCD1234', false],
  ['ABCD1234-', false],
  ['abcd-1234', false],
  ['ABCD 1234', false],
  [12345678, false],
  [undefined, false],
  [['ABCD-1234'], false],
])('%j is an order’s reference: %s', (value, isReference) => {
  expect(isOrderReference(value)).toBe(isReference)
})

test('a plan of one’s own is known by its id', () => {
  expect(['own-5', 'owner', 'plan-own-5'].map(isOwnPlan)).toEqual([true, false, false])
})
