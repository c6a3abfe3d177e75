import * as v from 'valibot'
import { toCents } from '../../lib/money.ts'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { Email } from '../../operator/contract/typed-text.ts'
import {
  type Buyer,
  type Draft,
  flawOf,
  type Offer,
  type PlanChoice,
  type PricedOrder,
  type Problems,
  plain,
  readDelivery,
  type SimKind,
} from './sim-order.ts'

/** Who orders, or what is wrong with each field. */
export function readBuyer(draft: Draft): { buyer: Buyer } | { problems: Problems } {
  const firstName = plain(draft.firstName)
  const lastName = plain(draft.lastName)
  const email = draft.email.trim()
  const phoneNumber = parsePhoneNumber(draft.phone)
  const isEmail = v.is(Email, email)
  if (firstName && lastName && isEmail && phoneNumber)
    return { buyer: { firstName, lastName, email, phoneNumber } }
  return {
    problems: {
      ...(!firstName && { firstName: 'missing' }),
      ...(!lastName && { lastName: 'missing' }),
      ...(!isEmail && { email: flawOf(draft.email) }),
      ...(!phoneNumber && { phone: flawOf(draft.phone) }),
    },
  }
}

/** Reads everything: an order with its price, or undefined where a step is unfinished. */
export function readOrder(
  kind: SimKind,
  draft: Draft,
  { cardPriceInCents, ways }: Offer,
  plans: readonly PlanChoice[],
): PricedOrder | undefined {
  const who = readBuyer(draft)
  if ('problems' in who) return undefined
  const plan = plans.find(({ planId }) => planId === draft.planId)
  const common = { buyer: who.buyer, plan, cardPriceInCents }
  const planPrice = plan?.priceInCents ?? 0
  if (kind === 'esim')
    return draft.device === 'eid'
      ? { ...common, totalInCents: toCents(cardPriceInCents + planPrice) }
      : undefined
  const where = ways && readDelivery(draft, ways.parcelTerminals)
  if (!ways || !where || 'problems' in where) return undefined
  const way = ways[where.delivery.method]
  const totalInCents = toCents(cardPriceInCents + way.priceInCents + planPrice)
  return { ...common, ...where, way, totalInCents }
}
