import { formatEuro } from '../../../src/lib/money.ts'
import { type PhoneNumber, writePhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Clock } from '../../shared/clock.ts'
import { findAccount } from '../account/accounts.ts'
import { ownedNumbers } from '../account/assets.ts'
import { noteHistory } from '../account/history.ts'
import type { Database } from '../database.ts'
import type { JobHandlers } from '../jobs.ts'
import { limits } from '../limits.ts'
import { cardName, startPayment, takeReport } from '../payments.ts'
import { findNumber } from '../phone-numbers.ts'
import type { Acquirer, AcquirerReport } from '../providers.ts'
import type { Tables } from '../tables.ts'
import { sendText } from '../texts.ts'
import { onNextDayOfMonth, vilniusDate } from '../vilnius.ts'
import { type AutoTopUp, endAutoTopUp, planNextPayment } from './auto-top-ups.ts'
import { isExpired } from './saved-cards.ts'
import type { CardJobKind } from './tables.ts'
import { type AutoTopUpText, autoTopUpTexts } from './words.ts'

/** What happens to auto top-ups by itself. */
export const cardJobs = (clock: Clock, acquirer: Acquirer): Pick<JobHandlers, CardJobKind> => ({
  autoTopUp: whileRunning((database, autoTopUp) => topUp(database, clock.now(), acquirer, autoTopUp)),
  autoTopUpNotice: whileRunning((database, autoTopUp) =>
    tell(database, clock.now(), autoTopUp, 'soon', autoTopUp.nextPaymentAt),
  ),
})

const whileRunning =
  (run: (database: Database, autoTopUp: AutoTopUp) => Promise<void>) =>
  async (database: Database, recurringPaymentId: string): Promise<void> => {
    const autoTopUp = await database
      .selectFrom('recurringPayments')
      .selectAll()
      .where('recurringPaymentId', '=', recurringPaymentId)
      .where('isPaused', '=', 0)
      .executeTakeFirst()
    if (autoTopUp) await run(database, autoTopUp)
  }

/** Charges the card; what was refused is tried again the next day, so many times, and then the next month. */
async function topUp(
  database: Database,
  now: number,
  acquirer: Acquirer,
  autoTopUp: AutoTopUp,
): Promise<void> {
  const { phoneNumber, amountInCents, nextPaymentAt, failedAttempts } = autoTopUp
  const number = await findNumber(database, phoneNumber)
  if (!number || number.status === 'ended') {
    await endAutoTopUp(database, autoTopUp.partnerId, autoTopUp.recurringPaymentId)
    return
  }
  // What can't be topped up by hand isn't by itself: next month it may be again.
  if (number.status === 'blocked')
    return moveOn(database, now, autoTopUp, { failedAttempts: 0, nextPaymentAt: nextMonth(autoTopUp) })
  const card = await cardOf(database, autoTopUp)

  const report = card && charge(acquirer, card, now)
  if (card && report?.outcome === 'paid') {
    const paymentReference = await startPayment(
      database,
      now,
      { phoneNumber, amountInCents, language: await languageOf(database, autoTopUp) },
      { method: 'savedCard', detail: cardName(card.variant, card.lastDigits) },
    )
    await takeReport(database, now, paymentReference, report)
    await moveOn(database, now, autoTopUp, {
      failedAttempts: 0,
      lastFailure: null,
      nextPaymentAt: nextMonth(autoTopUp),
    })
    return
  }
  const placeholders = { amount: formatEuro(amountInCents) }
  await noteHistory(database, { phoneNumber, date: now, template: 'autoTopUpFailed', placeholders })
  const attempts = failedAttempts + 1
  const isLast = attempts >= limits.autoTopUp.attempts
  const next = isLast ? nextMonth(autoTopUp) : nextPaymentAt + limits.autoTopUp.retryAfter
  await tell(database, now, autoTopUp, isLast ? 'failedForNow' : 'failed', next)
  await moveOn(database, now, autoTopUp, {
    failedAttempts: isLast ? 0 : attempts,
    lastFailure: failureOf(report),
    nextPaymentAt: next,
  })
}

const nextMonth = ({ nextPaymentAt, dayOfMonth }: AutoTopUp): number =>
  onNextDayOfMonth(nextPaymentAt, dayOfMonth, limits.autoTopUp.hour)

async function moveOn(
  database: Database,
  now: number,
  { recurringPaymentId }: AutoTopUp,
  change: Pick<AutoTopUp, 'failedAttempts' | 'nextPaymentAt'> & Partial<Pick<AutoTopUp, 'lastFailure'>>,
): Promise<void> {
  await database
    .updateTable('recurringPayments')
    .set(change)
    .where('recurringPaymentId', '=', recurringPaymentId)
    .execute()
  await planNextPayment(database, now, { recurringPaymentId, ...change })
}

const cardOf = (database: Database, { cardDetailsReference }: AutoTopUp) =>
  database
    .selectFrom('savedCards')
    .selectAll()
    .where('cardDetailsReference', '=', cardDetailsReference)
    .executeTakeFirst()

const charge = (acquirer: Acquirer, card: Tables['savedCards'], now: number): AcquirerReport =>
  isExpired(card, now) ? { outcome: 'refused', reason: 'cardExpired' } : acquirer.charge(card.lastDigits)

function failureOf(report: AcquirerReport | undefined): AutoTopUp['lastFailure'] {
  if (report?.outcome !== 'refused') return 'REFUSED'
  if (report.reason === 'cardExpired') return 'CARD_EXPIRED'
  return report.reason === 'insufficientFunds' ? 'INSUFFICIENT_FUNDS' : 'REFUSED'
}

const languageOf = async (database: Database, { partnerId }: AutoTopUp) =>
  (await findAccount(database, partnerId))?.language ?? 'lt'

/** Who is informed: the number itself where it is the payer's own, else the account's first. */
async function payerOf(database: Database, { partnerId, phoneNumber }: AutoTopUp): Promise<PhoneNumber> {
  const own = (await ownedNumbers(database, partnerId)).map((number) => number.phoneNumber)
  return own.includes(phoneNumber) ? phoneNumber : (own[0] ?? phoneNumber)
}

async function tell(
  database: Database,
  now: number,
  autoTopUp: AutoTopUp,
  text: AutoTopUpText,
  date: number,
): Promise<void> {
  const words = autoTopUpTexts[await languageOf(database, autoTopUp)][text]
  const { phoneNumber, amountInCents } = autoTopUp
  const facts = {
    number: writePhoneNumber(phoneNumber),
    amount: formatEuro(amountInCents),
    date: vilniusDate(date),
  }
  await sendText(database, now, await payerOf(database, autoTopUp), words(facts))
}
