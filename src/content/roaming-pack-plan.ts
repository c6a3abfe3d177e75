import type { Plan } from './plan.ts'
import type { RoamingPack } from './roaming.ts'

/** A pack as what can be ordered is: the operator sells it by its plan id, as a plan. */
export const planOfPack = ({ data, minutes, sms, title, price, ...pack }: RoamingPack): Plan => ({
  id: pack.id,
  planId: pack.planId,
  orderCode: pack.planId,
  planTitle: title,
  planCardType: 'data',
  planPrice: price,
  priceUnits: 'EUR',
  periodInDays: pack.periodInDays,
  display: false,
  allowances: {
    ...(data && { dataAbroad: data }),
    ...(minutes && { minutes }),
    ...(sms && { sms }),
  },
})
