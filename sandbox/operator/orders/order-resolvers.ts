import type { Language } from '../../../src/i18n/language.ts'
import { toCents } from '../../../src/lib/money.ts'
import { forCustomer, forNamedNumber, forNumber, type Named, refusal } from '../graphql/asking.ts'
import { limits } from '../limits.ts'
import { orderPlan } from '../plans/plan-life.ts'
import { planGainsOf } from '../plans/plan-resolvers.ts'
import { newReference } from '../reference.ts'
import { ordersOf } from './account-orders.ts'
import { gameStatusOf } from './game-status.ts'
import { type OrderItem, planOrder, problemOfAll } from './orders.ts'
import { noticeWords } from './words.ts'

interface Order {
  planIds: string[]
}

const nameOf = ({ plan, planId }: OrderItem, language: Language) => plan?.planName[language] ?? planId

const validateOrder = forNumber(async ({ database, now, language, number }, { planIds }: Order) => {
  const order = await planOrder(database, now, number, limited(planIds))
  const { balanceInCents } = number
  const shortfall = Math.max(0, order.totalInCents - balanceInCents)
  return {
    sufficientBalance: shortfall === 0,
    phoneNumber: number.phoneNumber,
    errorMessage: problemOfAll(order),
    orderItems: order.items.map((item) => ({
      planId: item.planId,
      planName: nameOf(item, language),
      planGains: planGainsOf(item.plan?.gains ?? []),
      cost: item.plan?.priceInCents ?? 0,
      notification: item.notice && { key: item.notice, message: noticeWords[language][item.notice] },
    })),
    eurTotal: order.totalInCents,
    eurBalance: balanceInCents,
    eurShortfall: toCents(shortfall),
  }
})

const submitOrder = forNamedNumber(
  async ({ database, now, language, number }, { planIds }: Named & Order) => {
    const order = await planOrder(database, now, number, limited(planIds))
    const orderReference = newReference()
    const { phoneNumber } = number
    const orderItems = []
    for (const item of order.items) {
      const submitted =
        item.plan !== undefined &&
        item.problem === undefined &&
        (await orderPlan(database, now, { phoneNumber, orderReference }, item.plan))
      orderItems.push({ submitted, planId: item.planId, planName: nameOf(item, language) })
    }
    const count = orderItems.filter(({ submitted }) => submitted).length
    return {
      status: count === 0 ? 'ERROR' : count < orderItems.length ? 'WARN' : 'SUCCESS',
      errorMessage: order.items.find(({ problem }) => problem)?.problem,
      orderItems,
      gameRegistrationStatus: count > 0 ? await gameStatusOf(database, now, phoneNumber) : 'NOT_OFFERED',
      orderReference: count > 0 ? orderReference : null,
    }
  },
)

function limited(planIds: string[]): string[] {
  if (planIds.length === 0 || planIds.length > limits.plans.mostInOrder) throw refusal('BAD_REQUEST')
  return planIds
}

const orders = forCustomer(({ database, now, language, customer: { partnerId } }) =>
  ordersOf({ database, now, language, partnerId }),
)

export const orderResolvers = { Query: { validateOrder, orders }, Mutation: { submitOrder } }
