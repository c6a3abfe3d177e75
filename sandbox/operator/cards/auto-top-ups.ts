import type { Database } from '../database.ts'
import { addJob } from '../jobs.ts'
import { limits } from '../limits.ts'
import type { Tables } from '../tables.ts'
import { onNextDayOfMonth, vilniusDate } from '../vilnius.ts'
import { maskOf } from './saved-cards.ts'

export type AutoTopUp = Tables['recurringPayments']

/** Sets up a top-up that is paid from a saved card every month, never on the day on which it is set up. */
export async function addAutoTopUp(
  database: Database,
  now: number,
  autoTopUp: Omit<
    AutoTopUp,
    'nextPaymentAt' | 'isPaused' | 'failedAttempts' | 'lastFailure' | 'startedAt'
  > & {
    isPaused?: boolean
  },
): Promise<AutoTopUp> {
  const nextPaymentAt = onNextDayOfMonth(now, autoTopUp.dayOfMonth, limits.autoTopUp.hour)
  const whole: AutoTopUp = {
    ...autoTopUp,
    nextPaymentAt,
    isPaused: autoTopUp.isPaused ? 1 : 0,
    failedAttempts: 0,
    lastFailure: null,
    startedAt: now,
  }
  await database.insertInto('recurringPayments').values(whole).execute()
  if (!whole.isPaused) await planNextPayment(database, now, whole)
  return whole
}

/** Sets down the next charge and, where there is time for one, the notice before it. */
export async function planNextPayment(
  database: Database,
  now: number,
  { recurringPaymentId, nextPaymentAt }: Pick<AutoTopUp, 'recurringPaymentId' | 'nextPaymentAt'>,
): Promise<void> {
  await database.deleteFrom('jobs').where('subject', '=', recurringPaymentId).execute()
  const subject = recurringPaymentId
  const noticeAt = nextPaymentAt - limits.autoTopUp.notice
  if (noticeAt > now) await addJob(database, { kind: 'autoTopUpNotice', subject, dueAt: noticeAt })
  await addJob(database, { kind: 'autoTopUp', subject, dueAt: nextPaymentAt })
}

/** An account's auto top-ups with the card that each is paid from, the next first. */
export const autoTopUpsOf = (database: Database, partnerId: string) =>
  database
    .selectFrom('recurringPayments')
    .innerJoin('savedCards', 'savedCards.cardDetailsReference', 'recurringPayments.cardDetailsReference')
    .selectAll('recurringPayments')
    .select(['variant', 'lastDigits'])
    .where('recurringPayments.partnerId', '=', partnerId)
    .orderBy('isPaused')
    .orderBy('nextPaymentAt')
    .orderBy('recurringPaymentId')
    .execute()

/** An auto top-up as the contract's `RecurringPayment`. */
export const autoTopUpOf = (autoTopUp: Awaited<ReturnType<typeof autoTopUpsOf>>[number]) => ({
  recurringPaymentId: autoTopUp.recurringPaymentId,
  nextPaymentDate: autoTopUp.isPaused ? null : vilniusDate(autoTopUp.nextPaymentAt),
  amount: autoTopUp.amountInCents,
  brand: autoTopUp.variant,
  number: maskOf(autoTopUp),
  phoneNumber: autoTopUp.phoneNumber,
  dayOfMonth: autoTopUp.dayOfMonth,
  cardDetailsReference: autoTopUp.cardDetailsReference,
  isPaused: autoTopUp.isPaused === 1,
  lastFailure: autoTopUp.lastFailure,
})

export async function hasAutoTopUp(
  database: Database,
  partnerId: string,
  recurringPaymentId: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('recurringPayments')
    .select('recurringPaymentId')
    .where('partnerId', '=', partnerId)
    .where('recurringPaymentId', '=', recurringPaymentId)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends an auto top-up of an account. False where the account has none of this id. */
export async function endAutoTopUp(
  database: Database,
  partnerId: string,
  recurringPaymentId: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('recurringPayments')
    .where('partnerId', '=', partnerId)
    .where('recurringPaymentId', '=', recurringPaymentId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await database.deleteFrom('jobs').where('subject', '=', recurringPaymentId).execute()
  return true
}

/**
 * Stops an auto top-up for now or lets it continue from the next time that its day comes. Told twice it does no more: the
 * date of one that continues already stays.
 */
export async function pauseAutoTopUp(
  database: Database,
  now: number,
  {
    recurringPaymentId,
    dayOfMonth,
    isPaused,
  }: Pick<AutoTopUp, 'recurringPaymentId' | 'dayOfMonth' | 'isPaused'>,
  paused: boolean,
): Promise<void> {
  if ((isPaused === 1) === paused) return
  const nextPaymentAt = onNextDayOfMonth(now, dayOfMonth, limits.autoTopUp.hour)
  await database
    .updateTable('recurringPayments')
    .set({ isPaused: paused ? 1 : 0, failedAttempts: 0, nextPaymentAt })
    .where('recurringPaymentId', '=', recurringPaymentId)
    .execute()
  if (paused) await database.deleteFrom('jobs').where('subject', '=', recurringPaymentId).execute()
  else await planNextPayment(database, now, { recurringPaymentId, nextPaymentAt })
}
