import type { Order } from '../../operator/client/orders.ts'
import type { PlacedOrdersWords } from './placed-orders.microcopy.ts'

/** Where an order leads to: its own page, a new order, the activation of its number, what remains, or the plans. */
export type OrderWay = 'own' | 'again' | 'activate' | 'usage' | 'plans'

/** How an order is for who ordered. */
export interface Standing {
  /** Whose turn it is: `yours` waits for the customer, `ours` for the operator; the others wait for no one. */
  turn: 'yours' | 'ours' | 'done' | 'failed' | 'over'
  state: keyof PlacedOrdersWords
  /** What it means and what comes next. */
  text?: keyof PlacedOrdersWords
  way?: { to: OrderWay; label: keyof PlacedOrdersWords }
}

type State = Exclude<Order['state'], 'unknown'>
type Standings = Partial<Record<State, Standing>>

const show = { to: 'own', label: 'orders.show' } as const
const activate = { to: 'activate', label: 'orders.activate' } as const
const ended: Standing = { turn: 'over', state: 'orders.ENDED' }

const cards: Standings = {
  AWAITING_PAYMENT: {
    turn: 'yours',
    state: 'orders.AWAITING_PAYMENT',
    text: 'orders.payText',
    way: { to: 'own', label: 'cardOrder.payNow' },
  },
  NOT_PAID: {
    turn: 'failed',
    state: 'orders.NOT_PAID',
    text: 'orders.notPaidText',
    way: { to: 'again', label: 'cardOrder.orderAgain' },
  },
  PREPARING: { turn: 'ours', state: 'orders.PREPARING', text: 'orders.preparingText', way: show },
  POSTED: { turn: 'ours', state: 'orders.POSTED', text: 'orders.postedText', way: show },
  DELIVERED: { turn: 'yours', state: 'orders.DELIVERED', text: 'orders.deliveredText', way: activate },
  READY: {
    turn: 'yours',
    state: 'orders.READY',
    text: 'orders.readyText',
    way: { to: 'own', label: 'orders.install' },
  },
  INSTALLED: { turn: 'yours', state: 'orders.INSTALLED', text: 'orders.installedText', way: activate },
  ACTIVATING: { turn: 'ours', state: 'orders.ACTIVATING', text: 'orders.numberActivatingText' },
  ACTIVE: { turn: 'done', state: 'orders.ACTIVE' },
  ENDED: ended,
}

const usage = { to: 'usage', label: 'orderResult.usage' } as const

const plans: Standings = {
  ACTIVATING: { turn: 'ours', state: 'orders.ACTIVATING', text: 'orders.planActivatingText', way: usage },
  ACTIVE: { turn: 'done', state: 'orders.ACTIVE', way: usage },
  ENDED: { ...ended, way: { to: 'plans', label: 'account.orderPlan' } },
}

const transfers: Standings = {
  ACTIVATING: { turn: 'ours', state: 'orders.TRANSFERRING', text: 'orders.transferText' },
  ACTIVE: { turn: 'done', state: 'orders.ACTIVE' },
  ENDED: ended,
  REFUSED: { turn: 'failed', state: 'orders.REFUSED', text: 'orders.refusedText' },
}

/** Of a state that this site doesn't know, or that such an order never has, only that it was ordered is said. */
const ordered: Standing = { turn: 'ours', state: 'orders.ordered', text: 'orders.orderedText' }

const standings: Record<Order['kind'], Standings> = {
  SIM: cards,
  ESIM: cards,
  PLANS: plans,
  NUMBER_TRANSFER: transfers,
  unknown: {},
}

/** Where it is paid the operator tells the browser that ordered alone: elsewhere it can be ordered again. */
export const unpaidElsewhere: Standing = {
  turn: 'yours',
  state: 'orders.AWAITING_PAYMENT',
  text: 'orders.payElsewhere',
  way: { to: 'again', label: 'cardOrder.orderAgain' },
}

/** How an order is, by what was ordered and how far it has come. */
export const standingOf = ({ kind, state }: Order): Standing =>
  (state === 'unknown' ? undefined : standings[kind][state]) ?? ordered
