import type { StatusOf } from '../features/sim-order/sim-order.api.ts'
import type {
  Notice,
  Screen,
  SimOrderStore,
  StepNotice,
  StepScreen,
} from '../features/sim-order/sim-order.store.ts'
import { type Draft, emptyDraft, type PricedOrder, type SimKind } from '../features/sim-order/sim-order.ts'
import type { StatusScreen } from '../features/sim-order/sim-order-status.store.ts'
import { toCents } from '../lib/money.ts'
import type { PhoneNumber } from '../lib/phone-number.ts'

type OfferState = ReturnType<SimOrderStore['$offer']['get']>

const failed: Extract<StatusScreen, { name: 'failed' }>['trouble'] = {
  kind: 'unknown',
  reason: 'noConnection',
  reference: '7K3M9QXW2RTA',
}
const noAnswer: StepNotice = { kind: 'failed', failed }
const at = Date.UTC(2026, 10, 22, 10)

const terminal = {
  parcelTerminalId: 'kaunas-savanoriu',
  name: 'Savanorių paštomatas',
  address: 'Savanorių pr. 255',
  city: 'Kaunas',
  place: { latitude: 54.9125, longitude: 23.9551 },
}
const parcelTerminals = [
  {
    parcelTerminalId: 'vilnius-ozo',
    name: 'Ozo paštomatas',
    address: 'Ozo g. 25',
    city: 'Vilnius',
    place: { latitude: 54.7098, longitude: 25.2624 },
  },
  terminal,
]
const parcelTerminal = { priceInCents: toCents(149), workingDays: 2 }
const address = { priceInCents: toCents(299), workingDays: 3 }
const ready: OfferState = {
  name: 'ready',
  value: { cardPriceInCents: toCents(199), ways: { parcelTerminal, address, parcelTerminals } },
  at,
}

export const planChoices = [
  {
    planId: 'uoga-m',
    planTitle: 'Mėlynė',
    berry: 'blueberry',
    description: '25 GB duomenų Lietuvoje',
    priceInCents: toCents(690),
  },
] as const

interface StepState {
  name: string
  kind: SimKind
  screen: Screen
  draft?: Partial<Draft>
  offer?: OfferState
}

const step = (name: StepScreen['name'], others: Partial<StepScreen> = {}): StepScreen => ({
  name,
  problems: {},
  ...others,
})

/** Every state of ordering a SIM or an eSIM; `phoneNumber` is any number. */
export function simOrderSteps(phoneNumber: PhoneNumber): StepState[] {
  const buyer = { firstName: 'Ona', lastName: 'Braškė', email: 'ona@example.com', phoneNumber }
  const order: PricedOrder = {
    buyer,
    delivery: { method: 'parcelTerminal', parcelTerminalId: terminal.parcelTerminalId },
    terminal,
    plan: planChoices[0],
    cardPriceInCents: toCents(199),
    way: parcelTerminal,
    totalInCents: toCents(1038),
  }
  const free: PricedOrder = {
    buyer,
    plan: undefined,
    cardPriceInCents: toCents(0),
    totalInCents: toCents(0),
  }
  const summary = { name: 'summary', order } as const
  const earlier: Extract<Notice, { kind: 'earlier' }> = {
    kind: 'earlier',
    earlier: {
      idempotencyKey: 'K',
      orderReference: 'ORDER-1',
      standing: 'awaitingPayment',
      canSend: false,
    },
  }
  return [
    { name: 'Where to', kind: 'sim', screen: step('delivery') },
    { name: 'Price on its way', kind: 'sim', screen: step('delivery'), offer: { name: 'loading' } },
    {
      name: 'Nothing chosen',
      kind: 'sim',
      screen: step('delivery', { problems: { method: 'missing' } }),
    },
    {
      name: 'Terminals',
      kind: 'sim',
      screen: step('delivery'),
      draft: { method: 'parcelTerminal', parcelTerminalId: terminal.parcelTerminalId },
    },
    {
      name: 'No terminal chosen',
      kind: 'sim',
      screen: step('delivery', { problems: { parcelTerminalId: 'missing' } }),
      draft: { method: 'parcelTerminal' },
    },
    {
      name: 'Terminal full',
      kind: 'sim',
      screen: step('delivery', { notice: { kind: 'told', code: 'PARCEL_TERMINAL_NOT_AVAILABLE' } }),
      draft: { method: 'parcelTerminal' },
    },
    {
      name: 'Address missing',
      kind: 'sim',
      screen: step('delivery', {
        problems: { street: 'missing', city: 'missing', postalCode: 'missing' },
      }),
      draft: { method: 'address' },
    },
    {
      name: 'Address unreadable',
      kind: 'sim',
      screen: step('delivery', { problems: { postalCode: 'invalid' } }),
      draft: { method: 'address', street: 'Uogų g. 1', city: 'Vilnius', postalCode: '123' },
    },
    {
      name: 'No offer',
      kind: 'sim',
      screen: step('delivery'),
      draft: { method: 'address' },
      offer: { name: 'failed', failed },
    },
    { name: 'Going on', kind: 'sim', screen: step('delivery', { isAsking: true }) },
    { name: 'Part missing', kind: 'sim', screen: step('delivery', { notice: { kind: 'partNotLoaded' } }) },
    { name: 'Phone', kind: 'esim', screen: step('device') },
    { name: 'Phone not checked', kind: 'esim', screen: step('device', { problems: { device: 'missing' } }) },
    {
      name: 'Phone without EID',
      kind: 'esim',
      screen: step('device', { problems: { device: 'invalid' } }),
      draft: { device: 'noEid' },
    },
    { name: 'Plan', kind: 'sim', screen: step('plan'), draft: { planId: 'uoga-m' } },
    {
      name: 'Plan gone',
      kind: 'esim',
      screen: step('plan', { notice: { kind: 'told', code: 'PLAN_NOT_AVAILABLE' } }),
    },
    { name: 'Who', kind: 'sim', screen: step('buyer') },
    {
      name: 'Nothing entered',
      kind: 'sim',
      screen: step('buyer', {
        problems: { firstName: 'missing', lastName: 'missing', email: 'missing', phone: 'missing' },
      }),
    },
    {
      name: 'Who, unreadable',
      kind: 'esim',
      screen: step('buyer', { problems: { email: 'invalid', phone: 'invalid' } }),
      draft: { firstName: 'Ona', lastName: 'Braškė', email: 'ona', phone: '12' },
    },
    { name: 'Who, no price', kind: 'esim', screen: step('buyer', { notice: noAnswer }) },
    { name: 'Summary', kind: 'sim', screen: summary },
    { name: 'Terms not accepted', kind: 'sim', screen: { ...summary, areTermsMissing: true } },
    {
      name: 'Another price',
      kind: 'sim',
      screen: { ...summary, notice: { kind: 'priceChanged', before: toCents(938) } },
    },
    {
      name: 'No way to pay',
      kind: 'sim',
      screen: { ...summary, notice: { kind: 'told', code: 'BANK_NOT_AVAILABLE' } },
    },
    { name: 'No answer', kind: 'sim', screen: { ...summary, notice: noAnswer } },
    { name: 'An earlier order, unpaid', kind: 'sim', screen: { ...summary, notice: earlier } },
    {
      name: 'An earlier order, unanswered',
      kind: 'sim',
      screen: {
        ...summary,
        notice: {
          ...earlier,
          earlier: { ...earlier.earlier, orderReference: undefined, standing: 'unknown', canSend: true },
        },
      },
    },
    { name: 'Ordering', kind: 'sim', screen: { name: 'ordering', order } },
    { name: 'Free', kind: 'esim', screen: { name: 'summary', order: free } },
  ]
}

export const draftOf = ({ draft }: StepState): Draft => ({ ...emptyDraft, ...draft })
export const offerOf = ({ offer = ready }: StepState): OfferState => offer

type StatusState = [name: string, screen: StatusScreen]

/** Every state of an order's page. */
export function simOrderStatuses(phoneNumber: PhoneNumber): StatusState[] {
  const common = { orderReference: 'XP3T-2WHD-005W-M8K7', totalInCents: toCents(1038), orderedAt: at }
  const known = (order: StatusOf, isLate = false): StatusScreen => ({
    name: 'known',
    order,
    isLate,
    isAsking: false,
  })
  const profile = {
    iccid: '8937001123456789012',
    smdpAddress: 'smdp.example',
    activationCode: 'ABCD1234EFGH5678',
  }
  const free = { ...common, totalInCents: toCents(0) }
  const esim = { phoneNumber, profile, simPUK: '12345678', pukNeedsStrongLogIn: false }
  const ready = { ...free, status: 'ready', esim } as const
  const awaiting: StatusOf = { ...common, status: 'awaitingPayment', redirectUrl: null }
  return [
    ['Asking', { name: 'loading' }],
    ['Nothing known', { name: 'nothing' }],
    ['Not answered', { name: 'failed', trouble: failed, isAsking: false }],
    ['Waiting', known(awaiting)],
    ['Left in the middle', known({ ...awaiting, redirectUrl: 'https://acquirer.example/' })],
    ['Late', known(awaiting, true)],
    ['Not paid', known({ ...common, status: 'notPaid' })],
    ['Paid', known({ ...common, status: 'paid' })],
    ['Posted', known({ ...common, status: 'posted', trackingNumber: 'LT123456789' })],
    ['Delivered', known({ ...common, status: 'delivered' })],
    ['Being prepared', known({ ...free, status: 'preparing' })],
    ['Ready', known(ready)],
    ['Ready, ordered in another browser', known({ ...ready, esim: null })],
    [
      'Ready for more than a day',
      known({ ...ready, esim: { ...esim, simPUK: null, pukNeedsStrongLogIn: true } }),
    ],
    ['Installed', known({ ...ready, status: 'installed', esim: { ...esim, simPUK: null } })],
    ['Installed, ordered in another browser', known({ ...ready, status: 'installed', esim: null })],
  ]
}
