import type { Database } from '../database.ts'
import type { OrderedPlan } from './ordered-plans.ts'

const day = 24 * 60 * 60 * 1000

/** When a period that begins at an instant is over, UTC milliseconds. */
export const periodEnd = ({ periodInDays }: Pick<OrderedPlan, 'periodInDays'>, begin: number): number =>
  begin + periodInDays * day

/** Begins a plan's period again: what was left of the data in Lithuania comes along, up to one period's worth. */
export async function beginPeriod(database: Database, plan: OrderedPlan, begin: number): Promise<void> {
  const { orderedPlanId } = plan
  await database
    .updateTable('orderedPlans')
    .set({ validFrom: begin, validTo: periodEnd(plan, begin) })
    .where('orderedPlanId', '=', orderedPlanId)
    .execute()
  const gains = await database
    .selectFrom('gains')
    .selectAll()
    .where('orderedPlanId', '=', orderedPlanId)
    .execute()
  for (const { id, kind, periodAmount, remainingAmount } of gains) {
    const rolloverAmount = kind === 'dataInLT' ? Math.min(remainingAmount, periodAmount) : 0
    await database
      .updateTable('gains')
      .set({ rolloverAmount, remainingAmount: periodAmount + rolloverAmount })
      .where('id', '=', id)
      .execute()
  }
}
