import type { Cents } from '../../lib/money.ts'
import { type ChosenPlan, type OwnPlanOffer, ownPlanPrice } from './own-plan.ts'

/** A table of prices: one for each choice of messages and zone, data down and minutes across. */
export interface PriceTable {
  messages: ChosenPlan['messages']
  zone: ChosenPlan['zone']
  rows: { data: ChosenPlan['data']; prices: Cents[] }[]
}

/** The most rows of prices that one page shows. */
export const mostRows = 200

/** The price of every plan that can be made, for who reads without script; none where they would be more rows than a page shows. */
export function priceTables(offer: OwnPlanOffer): PriceTable[] {
  const { data, minutes, messages, zone } = offer.choices
  if (data.length * messages.length * zone.length > mostRows) return []
  return zone.flatMap((where) =>
    messages.map((texts) => ({
      messages: texts,
      zone: where,
      rows: data.map((amount) => ({
        data: amount,
        prices: minutes.map((talk) =>
          ownPlanPrice(offer, { data: amount, minutes: talk, messages: texts, zone: where }),
        ),
      })),
    })),
  )
}
