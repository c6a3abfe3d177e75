import * as v from 'valibot'
import { balanceOf } from './account.ts'
import { type Asking, accountIdOf, currentNumber, numbersOf, seenNumber } from './asking.ts'
import { days, euro, instant, newReference, seconds } from './operator.ts'
import { gains, planGains, plans } from './plans.ts'
import { Refusal } from './refusal.ts'

const activatesIn = 5 * seconds
const lasts = 30 * days
const mostOrders = 50

const Ordered = v.object({
  ordered_plan_id: v.string(),
  order_reference: v.string(),
  phone_number: v.string(),
  plan_id: v.string(),
  cents: v.number(),
  ordered_at: v.number(),
  active_from: v.number(),
  active_to: v.number(),
})

/** The plans of a number that work or will; those whose time is up are history. */
function orderedPlans(asking: Asking, phone_number: string) {
  const { database, now } = asking.operator
  return database
    .all(
      Ordered,
      'SELECT * FROM ordered_plans WHERE phone_number = :phone_number AND active_to > :now ORDER BY ordered_at',
      { phone_number, now: now() },
    )
    .flatMap((ordered) => {
      const plan = plans.find(({ planId }) => planId === ordered.plan_id)
      return plan ? [{ ...ordered, plan, isActive: ordered.active_from <= now() }] : []
    })
}

function usage(asking: Asking, phone_number = currentNumber(asking).phone_number) {
  const { now } = asking.operator
  const ordered = orderedPlans(asking, phone_number)
  const activating = ordered.filter(({ isActive }) => !isActive).at(-1)
  return {
    pendingOperations: {
      lastActivationStartedAt: activating ? instant(activating.ordered_at) : null,
      lastTerminationStartedAt: null,
      lastRefillStartedAt: null,
    },
    insufficientBalanceNotificationStartedAt: null,
    standardFeeActivatedAt: null,
    orderedPlans: ordered.map((one) => ({
      orderedPlanId: one.ordered_plan_id,
      hasSufficientBalanceForRecurringPayment: null,
      planName: one.plan.name[asking.language],
      planId: one.plan_id,
      status: one.isActive ? 'ACTIVE' : 'ACTIVATION_IN_PROGRESS',
      validFrom: one.isActive ? instant(one.active_from) : null,
      validTo: one.isActive ? instant(one.active_to) : null,
      validToReductionInHours: null,
      isRecurring: false,
      productType: 'PLAN',
      canBeReordered: one.isActive,
      eurPrice: euro(one.cents),
      remainingDaysValidity: one.isActive ? Math.ceil((one.active_to - now()) / days) : null,
      orderedAt: instant(one.ordered_at),
      withdrawalPossibleUntil: null,
      gains: gains(one.plan),
    })),
  }
}

/** Plans that were ordered together, as one order. */
function orderOf(together: v.InferOutput<typeof Ordered>[], { language, operator: { now } }: Asking) {
  const [first] = together
  if (!first) throw new Error('an order of nothing')
  const { order_reference, phone_number, ordered_at } = first
  const isActivating = together.some(({ active_from }) => active_from > now())
  const isOver = together.every(({ active_to }) => active_to <= now())
  return {
    orderReference: order_reference,
    kind: 'PLANS',
    state: isActivating ? 'ACTIVATING' : isOver ? 'ENDED' : 'ACTIVE',
    orderedAt: instant(ordered_at),
    eurTotal: euro(together.reduce((sum, { cents }) => sum + cents, 0)),
    phoneNumber: phone_number,
    planNames: together.map(
      ({ plan_id }) => plans.find(({ planId }) => planId === plan_id)?.name[language] ?? plan_id,
    ),
    trackingNumber: null,
    parcelTerminal: null,
    transfersOn: null,
    // Paid from the balance, whose top-ups have receipts.
    receiptReference: null,
  }
}

/** What an order of these plans comes to: looked at before it is placed, and again when it is. */
function judge(planIds: readonly string[], balance: number) {
  const found = planIds.flatMap((planId) => plans.filter((plan) => plan.planId === planId))
  const total = found.reduce((sum, { cents }) => sum + cents, 0)
  const shortfall = Math.max(0, total - balance)
  const isKnown = found.length === planIds.length && found.length > 0
  const error = isKnown ? (shortfall > 0 ? 'INSUFFICIENT_BALANCE' : null) : 'PLAN_NOT_AVAILABLE'
  return { found, total, shortfall, error }
}

export const orderQueries = {
  commonUsage: (_: unknown, asking: Asking) => usage(asking),
  detailedUsage: (_: unknown, asking: Asking) => usage(asking),
  numbersAtAGlance: (_: unknown, asking: Asking) =>
    numbersOf(asking)
      .filter(({ state }) => state !== 'ended')
      .map((number) => ({
        phoneNumber: number.phone_number,
        balanceInEuro: balanceOf(number),
        standardFeeActivatedAt: null,
        orderedPlans: usage(asking, number.phone_number).orderedPlans,
      })),
  /** Plans are all that can be ordered here yet. */
  orders(_: unknown, asking: Asking) {
    const ordered = asking.operator.database.all(
      Ordered,
      `SELECT * FROM ordered_plans JOIN numbers USING (phone_number)
        WHERE account_id = :account_id AND ordered_at >= linked_at ORDER BY ordered_at DESC`,
      { account_id: accountIdOf(asking) },
    )
    const together = Map.groupBy(ordered, ({ order_reference }) => order_reference)
    return [...together.values()].slice(0, mostOrders).map((plans) => orderOf(plans, asking))
  },
  validateOrder({ planIds }: { planIds: string[] }, asking: Asking) {
    const { phone_number, balance_cents } = currentNumber(asking)
    const { found, total, shortfall, error } = judge(planIds, balance_cents)
    return {
      sufficientBalance: shortfall === 0,
      phoneNumber: phone_number,
      errorMessage: error,
      orderItems: found.map((plan) => ({
        planId: plan.planId,
        planName: plan.name[asking.language],
        planGains: planGains(plan),
        cost: euro(plan.cents),
        notification: null,
      })),
      eurTotal: euro(total),
      eurBalance: euro(balance_cents),
      eurShortfall: euro(shortfall),
    }
  },
  priceOwnPlan() {
    throw new Refusal(422, 'OWN_PLAN_NOT_OFFERED')
  },
}

export const orderMutations = {
  /** All of it or nothing: the balance is read and charged in the transaction of the key. */
  submitOrder({ planIds, phoneNumber }: { planIds: string[]; phoneNumber?: string | null }, asking: Asking) {
    const { database, now } = asking.operator
    const { phone_number, balance_cents, state } = seenNumber(asking, phoneNumber)
    const { found, total, error } = judge(planIds, balance_cents)
    const errorMessage = state === 'blocked' ? 'NUMBER_BLOCKED' : error
    const orderReference = errorMessage === null ? newReference() : null
    if (orderReference !== null) {
      database.run(
        'UPDATE numbers SET balance_cents = balance_cents - :total WHERE phone_number = :phone_number',
        { total, phone_number },
      )
      for (const { planId, cents, name } of found) {
        database.insert('ordered_plans', {
          ordered_plan_id: newReference(),
          order_reference: orderReference,
          phone_number,
          plan_id: planId,
          cents,
          ordered_at: now(),
          active_from: now() + activatesIn,
          active_to: now() + activatesIn + lasts,
        })
        database.insert('records', {
          phone_number,
          at: now(),
          kind: 'PLANS',
          detail: name[asking.language],
          cents: -cents,
        })
      }
    }
    return {
      status: errorMessage === null ? 'SUCCESS' : 'ERROR',
      errorMessage,
      orderItems: found.map(({ planId, name }) => ({
        submitted: errorMessage === null,
        planId,
        planName: name[asking.language],
      })),
      gameRegistrationStatus: 'NOT_OFFERED',
      orderReference,
    }
  },
  terminatePlan({ phoneNumber }: { phoneNumber?: string | null }, asking: Asking) {
    seenNumber(asking, phoneNumber)
    throw new Refusal(422, 'PLAN_NOT_FOUND')
  },
  withdrawFromContract({ phoneNumber }: { phoneNumber?: string | null }, asking: Asking) {
    seenNumber(asking, phoneNumber)
    throw new Refusal(422, 'PLAN_NOT_FOUND')
  },
}
