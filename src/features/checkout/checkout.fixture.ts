import type { PlanForPeriod } from '../../content/sold-plans.ts'
import { toCents } from '../../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { currentPrice } from '../../lib/sold-plan.ts'
import type { PlanGains } from '../../operator/client/plan-gains.ts'
import type { OrderValidation } from '../../operator/client/validate-order.ts'
import type { OrderItemNotificationKey } from '../../operator/contract/order-errors.ts'
import { readOrder } from './checkout.ts'

const parsed = parsePhoneNumber('612 34567')
if (!parsed) throw new Error('not a number')
export const phoneNumber: PhoneNumber = parsed

export const sold: PlanForPeriod[] = [
  { planId: 's', planTitle: 'Žemuogė', planPrice: toCents(490), periodInDays: 30 },
  { planId: 'm', planTitle: 'Mėlynė', planPrice: toCents(690), periodInDays: 30, berry: 'blueberry' },
  {
    planId: 'l',
    planTitle: 'Avietė',
    planPrice: toCents(990),
    salePrice: toCents(790),
    periodInDays: 30,
    berry: 'raspberry',
  },
]

/** All six kinds of gains, limited and unlimited. */
export const sixGains: PlanGains = {
  dataInLT: { limit: 60, units: 'GB', unlimited: false },
  dataOffPeak: { limit: 30, units: 'GB', unlimited: false },
  dataInEU: { limit: 12.5, units: 'GB', unlimited: false },
  dataAbroad: { limit: 500, units: 'MB', unlimited: false },
  minutes: { limit: 100, units: 'MIN', unlimited: false },
  messages: { limit: null, units: 'SMS', unlimited: true },
}

interface Item {
  planId: string
  cost?: number
  notice?: OrderItemNotificationKey
}

/** What the operator says of an order; a plan costs what the content says where nothing else is said. */
export function validationOf(
  items: Item[],
  balance = 2000,
  more: Partial<OrderValidation> = {},
): OrderValidation {
  const orderItems = items.map(({ planId, cost, notice }) => {
    const plan = sold.find((one) => one.planId === planId)
    return {
      planId,
      planName: plan?.planTitle ?? planId,
      planGains: sixGains,
      cost: toCents(cost ?? (plan ? currentPrice(plan) : 500)),
      notification: notice ? { key: notice, message: 'The operator’s words' } : null,
    }
  })
  const total = orderItems.reduce(
    (sum, { cost, notification }) => sum + (notification?.key === 'PLAN_NOT_AVAILABLE' ? 0 : cost),
    0,
  )
  const shortfall = toCents(Math.max(0, total - balance))
  return {
    sufficientBalance: shortfall === 0,
    phoneNumber,
    errorMessage: null,
    orderItems,
    eurTotal: toCents(total),
    eurBalance: toCents(balance),
    eurShortfall: shortfall,
    ...more,
  }
}

export const orderOf = (...given: Parameters<typeof validationOf>) =>
  readOrder(
    given[0].map(({ planId }) => planId),
    validationOf(...given),
    sold,
  )
