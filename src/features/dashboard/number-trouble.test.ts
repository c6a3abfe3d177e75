import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { assetOf } from '../../operator/client/account.fixture.ts'
import type { NumberAtAGlance } from '../../operator/client/numbers-at-a-glance.ts'
import { planOf } from '../gains/gains.fixture.ts'
import { troubleOf } from './number-trouble.ts'

const now = Date.UTC(2026, 0, 15, 10)
const plan = planOf()
const numberOf = (other: Partial<NumberAtAGlance> = {}): NumberAtAGlance => ({
  phoneNumber: assetOf('612 34567').phoneNumber,
  balanceInEuro: { amount: toCents(2000), active: true, validTo: null },
  standardFeeActivatedAt: null,
  orderedPlans: [plan],
  ...other,
})
const withBalance = (cents: number, active = true) => ({ amount: toCents(cents), active, validTo: null })

test.each<[string, Partial<NumberAtAGlance>, ReturnType<typeof troubleOf>]>([
  ['all is well', {}, undefined],
  ['no plan, and none was lost', { orderedPlans: [] }, undefined],
  ['a blocked number, whatever else', { balanceInEuro: withBalance(0, false) }, { name: 'blocked' }],
  [
    'a renewal that the balance doesn’t cover',
    { balanceInEuro: withBalance(420) },
    { name: 'short', shortfall: toCents(370) },
  ],
  ['standard rates', { orderedPlans: [], standardFeeActivatedAt: now - 1 }, { name: 'standardRates' }],
])('%s', (_, other, trouble) => {
  expect(troubleOf(numberOf(other), now)).toEqual(trouble)
})
