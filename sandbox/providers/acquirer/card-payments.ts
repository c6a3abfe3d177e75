import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database, Tables } from '../database.ts'
import { addJob } from '../jobs.ts'
import type { Keeping, PaidCard, PaymentOrder, PaymentReport } from '../merchant.ts'
import { findTestCard, notAuthenticated, type TestCard } from './test-cards.ts'

export type CardPayment = Tables['cardPayments']

const noCard = { card: null, expiryMonth: null, expiryYear: null }

/** Opens a page for one payment. Returns its id, which only the person who is to pay learns. */
export async function openCardPayment(
  database: Database,
  order: PaymentOrder,
  { savedCardDigits, keeping }: { savedCardDigits?: string | undefined; keeping?: Keeping | undefined } = {},
): Promise<string> {
  const id = randomCode(26)
  await database
    .insertInto('cardPayments')
    .values({
      ...order,
      savedCardDigits: savedCardDigits ?? null,
      keepFor: keeping?.maskedPhoneNumber ?? null,
      isKeepingNeeded: keeping?.isNeeded ? 1 : 0,
      isToBeKept: 0,
      id,
      state: 'open',
      ...noCard,
    })
    .execute()
  return id
}

export const findCardPayment = (database: Database, id: string): Promise<CardPayment | undefined> =>
  database.selectFrom('cardPayments').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether a card can still be given. */
export const isUsable = ({ state, expiresAt }: CardPayment, now: number): boolean =>
  (state === 'open' || state === 'authenticating') && now < expiresAt

/** A test card with its date, where one was typed, and whether its payer wants it kept. */
export type GivenCard = TestCard & { expiry?: { month: number; year: number }; isToBeKept?: boolean }

/** Takes a card: asks for 3-D Secure or submits it. Given a second time it pays nothing more. Says whether it is submitted. */
export const giveCard = (database: Database, now: number, id: string, card: GivenCard): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const given = {
      state: card.secure ? 'authenticating' : 'submitted',
      card: card.number,
      expiryMonth: card.expiry?.month ?? null,
      expiryYear: card.expiry?.year ?? null,
      isToBeKept: card.isToBeKept ? 1 : 0,
    } as const
    const payment = await change(transaction, id, ['open', 'authenticating'], given)
    if (!payment || card.secure) return false
    await submit(transaction, now, { ...payment, ...given }, card, card.report)
    return true
  })

/** What the holder said on the 3-D Secure page. Says whether the card is submitted by that. */
export const authenticate = (
  database: Database,
  now: number,
  id: string,
  agrees: boolean,
): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const payment = await change(transaction, id, ['authenticating'], {
      ...noCard,
      state: 'submitted',
    })
    const card = findTestCard(payment?.card ?? '')
    if (!payment || !card) return false
    await submit(transaction, now, payment, card, agrees ? card.report : notAuthenticated)
    return true
  })

/** The person turned back; the merchant is notified of it at once. */
export const cancel = (database: Database, now: number, id: string): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const payment = await change(transaction, id, ['open', 'authenticating'], {
      ...noCard,
      state: 'cancelled',
    })
    if (payment) await tell(transaction, payment, { outcome: 'cancelled' }, now)
  })

/** Changes a payment that is in one of these states; returns it as it was, undefined for any other. */
async function change(
  database: Database,
  id: string,
  from: readonly CardPayment['state'][],
  to: Pick<CardPayment, 'state' | 'card' | 'expiryMonth' | 'expiryYear'> & Partial<CardPayment>,
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
  card: TestCard,
  report: PaymentReport,
): Promise<void> {
  const told = report.outcome === 'paid' ? { ...report, card: paidCard(payment, card) } : report
  await tell(database, payment, told, now + card.delayInSeconds * 1000)
}

/** Fit to be kept where its date is known. */
const paidCard = (
  { expiryMonth, expiryYear, keepFor, isToBeKept }: CardPayment,
  { number }: TestCard,
): PaidCard | undefined =>
  expiryMonth === null || expiryYear === null
    ? undefined
    : {
        variant: 'VISA',
        lastDigits: number.slice(-4),
        expiryMonth,
        expiryYear,
        isToBeKept: keepFor !== null && isToBeKept === 1,
      }

const tell = (database: Database, { paymentReference }: CardPayment, report: PaymentReport, dueAt: number) =>
  addJob(database, { kind: 'acquirerReport', subject: paymentReference, payload: report, dueAt })
