import * as v from 'valibot'
import { EuroPrice } from '../contract/euro-amount.ts'
import { Count, Words } from '../contract/typed-text.ts'
import { PriceOwnPlanDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { PlanGains } from './plan-gains.ts'

/** What a plan of one's own making costs, for guests too; its `planId` is ordered as any other. Failure: OWN_PLAN_NOT_OFFERED. */
export const priceOwnPlan = operation(
  PriceOwnPlanDocument,
  v.object({
    priceOwnPlan: v.object({ planId: Words, eurPrice: EuroPrice, periodInDays: Count, planGains: PlanGains }),
  }),
)
