import type { ComponentProps } from 'react'
import type { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx'
import type { OffersScreen } from '../features/offers/OffersScreen.tsx'
import type { CancelSteps } from '../features/usage/CancelDialog.tsx'
import type { UsageScreen } from '../features/usage/UsageScreen.tsx'
import type { WithdrawSteps } from '../features/usage/WithdrawDialog.tsx'
import { toCents } from '../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber } from '../lib/phone-number.ts'

type Dashboard = Pick<
  ComponentProps<typeof DashboardScreen>,
  'loaded' | 'used' | 'gains' | 'days' | 'spent' | 'glance' | 'autoTopUps' | 'balance' | 'isOffline'
>
type Usage = Pick<
  ComponentProps<typeof UsageScreen>,
  'loaded' | 'known' | 'balance' | 'autoTopUps' | 'isOffline'
>
type Plan = Extract<Cancelling, { name: 'consequences' }>['plan']
type Gain = Plan['gains'][number]
type Cancelling = ComponentProps<typeof CancelSteps>['screen']
type Withdrawing = ComponentProps<typeof WithdrawSteps>['screen']
type Offers = Pick<ComponentProps<typeof OffersScreen>, 'loaded' | 'forAll' | 'isOff'>

const day = 24 * 60 * 60 * 1000
export const now = Date.UTC(2026, 0, 15, 10)
const failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' } as const
const loading = { name: 'loading' } as const
const parsed = parsePhoneNumber('612 34567')
if (!parsed) throw new Error('not a number')
export const phoneNumber: PhoneNumber = parsed

const gain = (type: Gain['type'], whole: number | null, left: number, more: Partial<Gain> = {}): Gain => {
  const unit = type === 'MINUTES' ? 'MIN' : type === 'MESSAGES' ? 'SMS' : 'GB'
  const amount = (value: number) =>
    ({ unlimited: whole === null, value: whole === null ? null : value, unit }) as const
  return {
    type,
    zone: type === 'DATA_IN_EU' ? 'EU' : type === 'DATA_ABROAD' ? 'ABROAD' : 'LT',
    periodAmount: amount(whole ?? 0),
    rolloverAmount: { unlimited: false, value: 0, unit },
    remainingAmount: amount(left),
    remainingPercentage: whole === null ? 100 : Math.round((left / whole) * 100),
    socialOffers: [],
    ...more,
  }
}
const gains = [
  gain('DATA_IN_LT', 60, 27, { rolloverAmount: { unlimited: false, value: 7.5, unit: 'GB' } }),
  gain('DATA_IN_LT', 5, 0.3, { socialOffers: [{ type: 'CHAT' }, { type: 'SOCIAL' }] }),
  gain('DATA_OFF_PEAK', 30, 0),
  gain('DATA_IN_EU', 12, 4.8),
  gain('DATA_ABROAD', 1, 0.04),
  gain('MINUTES', 100, 20),
  gain('MESSAGES', null, 0),
]
const plan: Plan = {
  phoneNumber,
  orderedPlanId: 'OP1',
  hasSufficientBalanceForRecurringPayment: false,
  planName: 'Avietė',
  planId: 'uoga-l',
  status: 'ACTIVE',
  validFrom: now - 18 * day,
  validTo: now + 12 * day,
  validToReductionInHours: null,
  isRecurring: true,
  productType: 'PLAN',
  canBeReordered: true,
  eurPrice: toCents(790),
  remainingDaysValidity: 12,
  orderedAt: now - 5 * day,
  withdrawalPossibleUntil: now + 9 * day,
  gains,
}
const plans: Plan[] = [
  plan,
  {
    ...plan,
    orderedPlanId: 'OP2',
    status: 'ACTIVATION_IN_PROGRESS',
    validFrom: null,
    validTo: null,
    gains: [],
  },
  { ...plan, orderedPlanId: 'OP3', status: 'CANCELLATION_IN_PROGRESS', productType: 'OWN_PLAN' },
  { ...plan, orderedPlanId: 'OP4', status: 'CANCELLED', validTo: now + day / 2, validToReductionInHours: 48 },
  { ...plan, orderedPlanId: 'OP5', status: 'CANCELLED', validTo: now - day, productType: 'PROMO', gains: [] },
]
const idle = { lastActivationStartedAt: null, lastTerminationStartedAt: null, lastRefillStartedAt: null }
const used = {
  pendingOperations: idle,
  insufficientBalanceNotificationStartedAt: now - day,
  standardFeeActivatedAt: null,
  orderedPlans: [plan],
}
const balance = { amountInCents: toCents(420), at: now, isLastKnown: false }
const asset = {
  phoneNumber,
  ownershipType: 'DECLARED' as const,
  startedAt: now - 400 * day,
  userPhoneNumberProfile: null,
}
const account = {
  partnerId: 'P-1',
  ownedAsset: asset,
  ownedAssets: [asset],
  balanceInEuro: { amount: toCents(420), active: true, validTo: now + 180 * day },
  liveChatSignature: null,
  validFrom: null,
  validTo: null,
}
/** Four weeks of a gigabyte and a half a day, today's aside. */
const days = Array.from({ length: 28 }, (_, index) => ({
  date: new Date(now - (28 - index) * day).toISOString().slice(0, 10),
  dataInLtInMB: 1536,
  dataAbroadInMB: 0,
  callsInSeconds: 300,
  messages: 1,
}))
const spent = {
  phoneNumber,
  groups: [
    { kind: 'PLANS' as const, eurTotal: toCents(790) },
    { kind: 'CALLS' as const, eurTotal: toCents(126) },
  ],
  eurTotal: toCents(916),
}
const autoTopUp = {
  recurringPaymentId: 'R1',
  nextPaymentDate: '2026-01-20',
  amount: toCents(1000),
  brand: 'VISA',
  number: '**** 4242',
  phoneNumber,
  dayOfMonth: 20,
  cardDetailsReference: 'card-1',
  isPaused: false,
  lastFailure: null,
}
const known: Dashboard = {
  loaded: { name: 'ready', value: account, at: now },
  used: { name: 'ready', value: used, at: now },
  gains: { name: 'ready', gains },
  days: { name: 'ready', value: days, at: now },
  spent: { name: 'ready', value: spent, at: now },
  glance: loading,
  autoTopUps: { name: 'ready', value: [], at: now },
  balance,
  isOffline: false,
}
const withoutPlans = { ...used, orderedPlans: [], standardFeeActivatedAt: now - 3 * day }

export const dashboards: [string, Dashboard][] = [
  [
    'Loading',
    {
      ...known,
      loaded: loading,
      used: loading,
      gains: loading,
      days: loading,
      spent: loading,
      balance: undefined,
    },
  ],
  [
    'Last known',
    {
      ...known,
      loaded: loading,
      used: loading,
      gains: { name: 'lastKnown', gains, at: now - day },
      balance: { ...balance, isLastKnown: true },
    },
  ],
  ['Ready', known],
  [
    'Auto top-up before the renewal',
    {
      ...known,
      autoTopUps: { name: 'ready', value: [autoTopUp], at: now },
    },
  ],
  [
    'Empty, standard rates',
    { ...known, used: { name: 'ready', value: withoutPlans, at: now }, gains: { name: 'empty' } },
  ],
  ['Offline', { ...known, isOffline: true, gains: { name: 'lastKnown', gains, at: now } }],
  [
    'Failed',
    {
      ...known,
      loaded: { name: 'failed', failed },
      used: { name: 'failed', failed },
      gains: { name: 'failed', failed },
      days: { name: 'failed', failed },
      spent: { name: 'failed', failed },
      balance: undefined,
    },
  ],
]

const usage = (orderedPlans: Plan[]) => ({ pendingOperations: idle, orderedPlans })
const usageOf = (usage: Partial<Usage>): Usage => ({
  loaded: loading,
  known: undefined,
  balance: toCents(420),
  autoTopUps: { name: 'ready', value: [], at: now },
  isOffline: false,
  ...usage,
})
const knownGains = { value: [gains], at: now - day }
export const usages: [string, Usage][] = [
  ['Loading', usageOf({})],
  ['Last known', usageOf({ known: knownGains })],
  ['Every status', usageOf({ loaded: { name: 'ready', value: usage(plans), at: now } })],
  ['No plans', usageOf({ loaded: { name: 'ready', value: usage([]), at: now } })],
  [
    'Stale',
    usageOf({ loaded: { name: 'ready', value: usage([plan]), at: now - day, failed }, isOffline: true }),
  ],
  ['Failed, something known', usageOf({ loaded: { name: 'failed', failed }, known: knownGains })],
  ['Failed', usageOf({ loaded: { name: 'failed', failed } })],
]

export const cancellings: [string, Cancelling][] = [
  ['Consequences', { name: 'consequences', plan }],
  ['Sending', { name: 'sending', plan }],
  ['Failed', { name: 'failed', plan, failed, isUnsure: true }],
  ...(['underWay', 'done'] as const).map((name): [string, Cancelling] => [
    name,
    { name, plan, phoneNumber, until: plan.validTo },
  ]),
  ['Not found', { name: 'notFound', plan }],
]

export const withdrawals: [string, Withdrawing][] = [
  ['Statement', { name: 'statement', plan }],
  ['Confirmation', { name: 'confirmation', plan }],
  ['Sending', { name: 'sending', plan }],
  ['Failed', { name: 'failed', plan, failed, isUnsure: true }],
  ['Period over', { name: 'periodOver', plan }],
  ['Not found', { name: 'notFound', plan }],
]

const offer = {
  offerId: 'offer',
  cardTitle: 'Rudens uogos',
  cardImage: null,
  cardImagePosition: 'RIGHT',
  offerTitle: '25 GB lietingiems vakarams',
  offerImage: null,
  offerDescription: 'Serialas, arbata ir Mėlynė.',
  priceFromText: 'nuo',
  priceFromValue: toCents(690),
  primaryButton: null,
  secondaryButton: null,
  validFrom: now - day,
  validTo: now + day,
  rank: 1,
  showToAllUsers: true,
} as const
const personal = { ...offer, offerId: 'personal', rank: 2, showToAllUsers: false, cardTitle: 'Tik tau, Rasa' }
export const offers: [string, Offers][] = [
  ['Loading', { loaded: loading, forAll: [], isOff: false }],
  ['Some', { loaded: { name: 'ready', value: [offer, personal], at: now }, forAll: [], isOff: false }],
  ['None', { loaded: { name: 'ready', value: [], at: now }, forAll: [], isOff: false }],
  ['Failed', { loaded: { name: 'failed', failed }, forAll: [offer], isOff: false }],
]
