import type { Database } from '../database.ts'
import { listedPlans, type SoldPlan } from './catalogue.ts'
import { ownPlanOf } from './own-plan.ts'
import { soldPacks } from './packs.ts'

/** The plan or pack of an id, the content's or of one's own making, at an instant; undefined where there never was one. */
export const findPlan = (planId: string, at: number): SoldPlan | undefined =>
  listedPlans().get(planId) ?? soldPacks().get(planId) ?? ownPlanOf(planId, at)

/** A plan that can be ordered now: undefined where there is none or its sale was stopped. */
export async function findSoldPlan(
  database: Database,
  planId: string,
  at: number,
): Promise<SoldPlan | undefined> {
  const stopped = await database
    .selectFrom('stoppedPlans')
    .select('planId')
    .where('planId', '=', planId)
    .executeTakeFirst()
  return stopped ? undefined : findPlan(planId, at)
}
