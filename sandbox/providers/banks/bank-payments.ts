import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database, Tables } from '../database.ts'
import { addJob } from '../jobs.ts'
import type { PaymentReport } from '../merchant.ts'

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

/**
 * What the person did at the bank, which tells the merchant so many seconds later. Answered twice, the first counts:
 * says whether this was.
 */
export const answer = (
  database: Database,
  now: number,
  id: string,
  { report, seconds }: { report: PaymentReport; seconds: number },
): Promise<boolean> =>
  database.transaction().execute(async (within) => {
    const payment = await within
      .updateTable('bankPayments')
      .set({ state: 'answered' })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('expiresAt', '>', now)
      .returning('paymentReference')
      .executeTakeFirst()
    if (!payment) return false
    const { paymentReference: subject } = payment
    const dueAt = now + seconds * 1000
    await addJob(within, { kind: 'acquirerReport', subject, payload: report, dueAt })
    return true
  })
