import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Database } from '../database.ts'
import { orderedPlansOf } from '../plans/ordered-plans.ts'
import { sendAlert } from './send-alert.ts'

/** Uses so much of the data of a number's plan, 0 to 1, and tells its holder. Nothing without a plan that counts data. */
export async function useData(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
  used: 0.8 | 1,
): Promise<void> {
  const plans = await orderedPlansOf(database, phoneNumber)
  const plan = plans.find(({ status }) => status === 'ACTIVE')
  if (!plan) return
  const { orderedPlanId, planId } = plan
  const { numUpdatedRows } = await database
    .updateTable('gains')
    .set((gain) => ({
      remainingAmount: gain(gain('periodAmount', '+', gain.ref('rolloverAmount')), '*', 1 - used),
    }))
    .where('orderedPlanId', '=', orderedPlanId)
    .where('kind', '=', 'dataInLT')
    .where('unlimited', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await sendAlert(database, now, phoneNumber, used === 1 ? 'DATA_100' : 'DATA_80', { planId, at: now })
}
