import type { ComponentProps } from 'react'
import type { CartScreen } from '../features/cart/CartScreen.tsx'
import type { CheckoutScreen } from '../features/checkout/CheckoutScreen.tsx'
import type { OrderResultScreen } from '../features/checkout/OrderResultScreen.tsx'
import { toCents } from '../lib/money.ts'
import { parsePhoneNumber } from '../lib/phone-number.ts'

type Cart = ComponentProps<typeof CartScreen>['lines']
type Screen = ComponentProps<typeof CheckoutScreen>['screen']
type Order = Extract<Screen, { name: 'contract' }>['order']
type Result = ComponentProps<typeof OrderResultScreen>['screen']

const failed = { kind: 'unknown', reason: 'timeLimit', reference: '7K3M9QXW2RTA' } as const
const shown = {
  planId: 'l',
  planTitle: 'Avietė',
  berry: 'raspberry',
  planPrice: toCents(990),
  salePrice: toCents(790),
  periodInDays: 30,
  isSold: true,
  allowances: ['60 GB duomenų Lietuvoje', '12 GB duomenų ES/EEE', 'Neriboti skambučiai'],
} as const
const inCart = {
  kind: 'sold' as const,
  planId: 'l',
  plan: shown,
  price: toCents(790),
  before: undefined,
}

export const carts: [string, Cart][] = [
  ['empty', []],
  ['one plan', [inCart]],
  [
    'another price, no longer sold, own, unknown',
    [
      { ...inCart, before: toCents(990) },
      {
        kind: 'withdrawn',
        planId: 'm',
        plan: { ...shown, planId: 'm', planTitle: 'Mėlynė', berry: 'blueberry', isSold: false },
      },
      { kind: 'unknown', planId: 'own-10gb', isOwn: true },
      { kind: 'unknown', planId: 'gone', isOwn: false },
    ],
  ],
]

const line: Order['lines'][number] = {
  planId: 'l',
  planName: 'Avietė',
  planGains: {
    dataInLT: { limit: 60, units: 'GB', unlimited: false },
    dataOffPeak: { limit: 30, units: 'GB', unlimited: false },
    dataInEU: { limit: 12, units: 'GB', unlimited: false },
    dataAbroad: { limit: 500, units: 'MB', unlimited: false },
    minutes: { limit: 100, units: 'MIN', unlimited: false },
    messages: { limit: null, units: 'SMS', unlimited: true },
  },
  cost: toCents(790),
  notification: null,
  sold: {
    planId: 'l',
    planTitle: 'Avietė',
    berry: 'raspberry',
    planPrice: toCents(990),
    salePrice: toCents(790),
    periodInDays: 30,
  },
  isWithdrawn: false,
}
const number = parsePhoneNumber('612 34567')
if (!number) throw new Error('not a number')
const order: Order = {
  planIds: ['l'],
  phoneNumber: number,
  lines: [line],
  total: toCents(790),
  balance: toCents(2000),
  shortfall: toCents(0),
  isBalanceSufficient: true,
  problem: null,
}
const notices = [
  'ALREADY_ACTIVE',
  'REPLACES_PLAN',
  'ACTIVATES_LATER',
  'PLAN_NOT_AVAILABLE',
  'unknown',
] as const
const noticed = notices.map((key) => ({
  ...line,
  planId: key,
  notification: { key, message: 'Planas veikia tik darbo dienomis.' },
  isWithdrawn: key === 'PLAN_NOT_AVAILABLE',
}))
const problems = ['NUMBER_BLOCKED', 'NUMBER_NOT_REGISTERED', 'ORDER_IN_PROGRESS', 'unknown'] as const

export const orders: [string, Screen][] = [
  ['loading', { name: 'loading' }],
  ['empty', { name: 'empty' }],
  ['not answered', { name: 'failed', failed }],
  ['sufficient', { name: 'order', order }],
  ['asked anew', { name: 'checking', order }],
  ['asked anew, not answered', { name: 'order', order, failed }],
  ['insufficient', { name: 'order', order: { ...order, balance: toCents(420), shortfall: toCents(370) } }],
  ['insufficient, without a sum', { name: 'order', order: { ...order, isBalanceSufficient: false } }],
  [
    'less than the least top-up',
    { name: 'order', order: { ...order, balance: toCents(700), shortfall: toCents(90) } },
  ],
  ['every notice', { name: 'order', order: { ...order, lines: noticed } }],
  [
    'another price',
    { name: 'order', order: { ...order, lines: [{ ...line, cost: toCents(890) }], total: toCents(890) } },
  ],
  ...problems.map((problem): [string, Screen] => [problem, { name: 'order', order: { ...order, problem } }]),
  ['contract', { name: 'contract', order }],
  ['contract, not answered', { name: 'contract', order, failed }],
  [
    'contract, an earlier order',
    { name: 'contract', order, earlier: { idempotencyKey: 'K', planIds: ['l'], planNames: ['Uoga L'] } },
  ],
  ['ordering', { name: 'submitting', order }],
]

const outcome = {
  reference: 'C5RT-ZZM6-F789-B08A',
  items: [
    { planId: 'l', planName: 'Avietė', submitted: true },
    { planId: 'm', planName: 'Mėlynė', submitted: true },
  ],
  problem: null,
  game: 'NOT_OFFERED',
} as const
const part = [
  { planId: 'l', planName: 'Avietė', submitted: true },
  { planId: 'm', planName: 'Mėlynė', submitted: false },
]

export const orderResults: [string, Result][] = [
  ['loading', { name: 'loading' }],
  ['nothing', { name: 'nothing' }],
  [
    'being activated',
    { name: 'ordered', outcome: { ...outcome, items: [...outcome.items] }, activation: { name: 'pending' } },
  ],
  [
    'active, in the game',
    {
      name: 'ordered',
      outcome: { ...outcome, items: [...outcome.items], game: 'REGISTERED' },
      activation: { name: 'active' },
    },
  ],
  [
    'activation not known, already in the game',
    {
      name: 'ordered',
      outcome: { ...outcome, items: [...outcome.items], game: 'ALREADY_REGISTERED' },
      activation: { name: 'failed', failed },
    },
  ],
  [
    'in part, game not asked',
    {
      name: 'ordered',
      outcome: { ...outcome, items: part, problem: 'ORDER_IN_PROGRESS', game: 'FAILED' },
      activation: { name: 'asking' },
    },
  ],
  [
    'nothing ordered',
    {
      name: 'notOrdered',
      outcome: {
        ...outcome,
        reference: null,
        items: part.slice(1),
        problem: 'INSUFFICIENT_BALANCE',
      },
    },
  ],
]
