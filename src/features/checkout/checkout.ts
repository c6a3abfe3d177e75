import type { PlanForPeriod } from '../../content/sold-plans.ts'
import type { Cents } from '../../lib/money.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { currentPrice, type SoldPlan } from '../../lib/sold-plan.ts'
import type { OrderValidation } from '../../operator/client/validate-order.ts'
import type { OrderError } from '../../operator/contract/order-errors.ts'
import { type Cart, openItems } from '../cart/cart.ts'
import type { CartItem } from '../order-choice/order-choice-storage.ts'

type ValidatedItem = OrderValidation['orderItems'][number]

/** One plan of an order, at the operator's price. */
export interface OrderLine extends ValidatedItem {
  /** The content's plan; undefined for one that only the operator knows, such as one of a person's own making. */
  sold: PlanForPeriod | undefined
  /** The operator takes no order of it. */
  isWithdrawn: boolean
}

/** What can be ordered and what it costs, in cents, as the operator says. */
export interface Order {
  /** What was asked for, in the order's sequence. */
  planIds: string[]
  phoneNumber: PhoneNumber
  lines: OrderLine[]
  total: Cents
  balance: Cents
  shortfall: Cents
  /** What the operator says, whatever the sums are: else it would refuse the order. */
  isBalanceSufficient: boolean
  /** Why nothing of it can be ordered as it is. */
  problem: OrderError | null
}

/** What is to be ordered: the cart, and what a button has chosen last. */
export function wantedPlans(cart: Cart, selected: CartItem | undefined): string[] {
  const chosen = selected && !selected.submitted ? [selected.planId] : []
  return [...new Set([...openItems(cart).map(({ planId }) => planId), ...chosen])]
}

/** The operator's answer beside what the content says of the same plans. */
export function readOrder(
  planIds: string[],
  validation: OrderValidation,
  sold: readonly PlanForPeriod[],
): Order {
  const { phoneNumber, orderItems, eurTotal, eurBalance, eurShortfall, sufficientBalance, errorMessage } =
    validation
  return {
    planIds,
    phoneNumber,
    lines: orderItems.map((item) => ({
      ...item,
      sold: sold.find(({ planId }) => planId === item.planId),
      isWithdrawn: item.notification?.key === 'PLAN_NOT_AVAILABLE',
    })),
    total: eurTotal,
    balance: eurBalance,
    shortfall: eurShortfall,
    isBalanceSufficient: sufficientBalance && errorMessage !== 'INSUFFICIENT_BALANCE',
    problem: errorMessage,
  }
}

/** The plans that the operator takes an order of. */
export const orderablePlans = ({ lines }: Order): string[] =>
  lines.filter(({ isWithdrawn }) => !isWithdrawn).map(({ planId }) => planId)

/** What the site's pages say that a plan costs, where the operator's price, which binds, is another. */
export function otherPrice({ sold, cost, isWithdrawn }: OrderLine): Cents | undefined {
  const told = sold && currentPrice(sold)
  return isWithdrawn || told === cost ? undefined : told
}

/** Whether the balance pays all of it, by the operator's word and by its sums. */
export const isCovered = ({ isBalanceSufficient, shortfall }: Order): boolean =>
  isBalanceSufficient && shortfall === 0

/** What may be done with an order: continue to its contract, top up first, or neither. */
export type NextStep = 'contract' | 'topUp' | 'none'

/** What the order allows now: the operator's problem with it comes before what the balance lacks. */
export function nextStep(order: Order): NextStep {
  if (orderablePlans(order).length === 0) return 'none'
  if (order.problem !== null && order.problem !== 'INSUFFICIENT_BALANCE') return 'none'
  return isCovered(order) ? 'contract' : 'topUp'
}

/**
 * Plans as events report them: by the content's price, or the operator's where the content knows none. Of one that
 * neither sells there is no price to tell.
 */
export const toldPlans = ({ lines }: Order, planIds: readonly string[]): SoldPlan[] =>
  lines
    .filter(({ planId, sold, isWithdrawn }) => planIds.includes(planId) && (sold || !isWithdrawn))
    .map(({ planId, planName, cost, sold }) => sold ?? { planId, planTitle: planName, planPrice: cost })

/** What the operator is asked to order. */
export const requestOf = (order: Order) => ({
  planIds: orderablePlans(order),
  phoneNumber: order.phoneNumber,
})

/** Whether the same plans are named in the same sequence. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((planId, index) => other[index] === planId)
