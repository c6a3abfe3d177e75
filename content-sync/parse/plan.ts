import { type Plan, planCardTypes } from '../../src/content/plan.ts'
import type { Cents } from '../../src/lib/money.ts'
import { allowance } from './allowance.ts'
import { entryId, entryParser, group, type Kind, optional, required } from './fields.ts'
import { code, euro, flag, oneOf, text, unique, wholeNumber } from './kinds.ts'
import { link } from './links.ts'
import { unreadable } from './reading.ts'

/** A price that is lower than the one in `planPrice`. */
const reducedPrice: Kind<Cents> = {
  ...euro,
  read: (found) => {
    const sale = euro.read(found)
    const plan = found.entry.find('planPrice')
    const full = plan && euro.read(plan)
    if (!sale.ok || !full?.ok || sale.value < full.value) return sale
    return unreadable('is not lower than planPrice')
  },
}

export const plan = entryParser<Plan>({
  id: entryId,
  planId: required(unique(code)),
  orderCode: required(code),
  planTitle: required(text),
  planCardType: required(oneOf(planCardTypes)),
  planPrice: required(euro),
  salePrice: optional(reducedPrice),
  priceUnits: optional(oneOf(['EUR']), 'EUR'),
  periodInDays: required(wholeNumber(1, 366)),
  display: optional(flag, false),
  sticker: optional(text),
  description: optional(text),
  allowances: group<Plan['allowances']>({
    dataInLt: optional(link({ allowance })),
    dataOffPeak: optional(link({ allowance })),
    dataInEu: optional(link({ allowance })),
    dataAbroad: optional(link({ allowance })),
    minutes: optional(link({ allowance })),
    sms: optional(link({ allowance })),
  }),
})
