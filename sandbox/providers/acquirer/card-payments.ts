import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../../operator/database.ts'
import { addJob } from '../../operator/jobs.ts'
import { type AcquirerReport, noteSubmitted } from '../../operator/payments.ts'
import type { Tables } from '../../operator/tables.ts'
import { findTestCard, notAuthenticated, type TestCard } from './test-cards.ts'

export type CardPayment = Tables['cardPayments']

/** Opens a page for one payment. Returns its id, which only the person who is to pay learns. */
export async function openCardPayment(
  database: Database,
  payment: Pick<CardPayment, 'paymentReference' | 'amountInCents' | 'language' | 'returnUrl' | 'expiresAt'>,
): Promise<string> {
  const id = randomCode(26)
  await database
    .insertInto('cardPayments')
    .values({ ...payment, id, state: 'open', card: null })
    .execute()
  return id
}

export const findCardPayment = (database: Database, id: string): Promise<CardPayment | undefined> =>
  database.selectFrom('cardPayments').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether a card can still be given. */
export const isUsable = ({ state, expiresAt }: CardPayment, now: number): boolean =>
  (state === 'open' || state === 'authenticating') && now < expiresAt

/** Takes a card: asks for 3-D Secure or pays. Given a second time it pays nothing more. */
export const giveCard = (database: Database, now: number, id: string, card: TestCard): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const state = card.secure ? 'authenticating' : 'submitted'
    const payment = await change(transaction, id, ['open', 'authenticating'], {
      state,
      card: card.number,
    })
    if (payment && !card.secure) await submit(transaction, now, payment, card.report, card.delayInSeconds)
  })

/** What the holder said on the 3-D Secure page. */
export const authenticate = (database: Database, now: number, id: string, agrees: boolean): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const payment = await change(transaction, id, ['authenticating'], { state: 'submitted', card: null })
    const card = findTestCard(payment?.card ?? '')
    if (payment && card)
      await submit(transaction, now, payment, agrees ? card.report : notAuthenticated, card.delayInSeconds)
  })

/** The person turned back; the operator is told at once. */
export const cancel = (database: Database, now: number, id: string): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const payment = await change(transaction, id, ['open', 'authenticating'], {
      state: 'cancelled',
      card: null,
    })
    if (payment) await tell(transaction, payment, { outcome: 'cancelled' }, now)
  })

/** Changes a payment that is in one of these states; returns it as it was, undefined for any other. */
async function change(
  database: Database,
  id: string,
  from: readonly CardPayment['state'][],
  to: Pick<CardPayment, 'state' | 'card'>,
): Promise<CardPayment | undefined> {
  const payment = await findCardPayment(database, id)
  if (!payment || !from.includes(payment.state)) return undefined
  await database.updateTable('cardPayments').set(to).where('id', '=', id).execute()
  return payment
}

async function submit(
  database: Database,
  now: number,
  payment: CardPayment,
  report: AcquirerReport,
  delay: number,
) {
  await noteSubmitted(database, payment.paymentReference)
  await tell(database, payment, report, now + delay * 1000)
}

const tell = (database: Database, { paymentReference }: CardPayment, report: AcquirerReport, dueAt: number) =>
  addJob(database, { kind: 'acquirerReport', subject: paymentReference, payload: report, dueAt })
