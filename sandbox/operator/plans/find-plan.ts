import type { Database } from '../database.ts'
import { listedPlans, type SoldPlan } from './catalogue.ts'
import { ownPlanOf } from './own-plan.ts'

/** The plan of an id, the content's or of one's own making; undefined where there never was one. */
export const findPlan = (planId: string): SoldPlan | undefined =>
  listedPlans().get(planId) ?? ownPlanOf(planId)

/** A plan that can be ordered now: undefined where there is none or its sale was stopped. */
export async function findSoldPlan(database: Database, planId: string): Promise<SoldPlan | undefined> {
  const stopped = await database
    .selectFrom('stoppedPlans')
    .select('planId')
    .where('planId', '=', planId)
    .executeTakeFirst()
  return stopped ? undefined : findPlan(planId)
}
