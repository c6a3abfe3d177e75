import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../../operator/database.ts'
import { addJob } from '../../operator/jobs.ts'
import { type AcquirerReport, noteSubmitted } from '../../operator/payments.ts'
import type { Tables } from '../../operator/tables.ts'

export type BankPayment = Tables['bankPayments']

export async function openBankPayment(
  database: Database,
  payment: Omit<BankPayment, 'id' | 'state'>,
): Promise<string> {
  const id = randomCode(26)
  await database
    .insertInto('bankPayments')
    .values({ ...payment, id, state: 'open' })
    .execute()
  return id
}

export const findBankPayment = (database: Database, id: string): Promise<BankPayment | undefined> =>
  database.selectFrom('bankPayments').selectAll().where('id', '=', id).executeTakeFirst()

/** What the person did at the bank, which tells the operator so many seconds later. Answered twice, the first counts. */
export const answer = (
  database: Database,
  now: number,
  id: string,
  { report, seconds }: { report: AcquirerReport; seconds: number },
): Promise<void> =>
  database.transaction().execute(async (within) => {
    const payment = await within
      .updateTable('bankPayments')
      .set({ state: 'answered' })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('expiresAt', '>', now)
      .returning('paymentReference')
      .executeTakeFirst()
    if (!payment) return
    const { paymentReference: subject } = payment
    if (report.outcome === 'paid') await noteSubmitted(within, subject)
    const dueAt = now + seconds * 1000
    await addJob(within, { kind: 'acquirerReport', subject, payload: report, dueAt })
  })
