import { formatEuro } from '../../../src/lib/money.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import type { CodeOf, RequestOf } from '../../../src/operator/contract/endpoint.ts'
import type { paymentCard } from '../../../src/operator/contract/payment-card.ts'
import { findAccount } from '../account/accounts.ts'
import { addAutoTopUp, endAutoTopUp, hasAutoTopUp } from '../cards/auto-top-ups.ts'
import { isExpired, type SavedCard } from '../cards/saved-cards.ts'
import { autoTopUpTexts } from '../cards/words.ts'
import type { Database } from '../database.ts'
import type { Customer } from '../log-in/sessions.ts'
import type { PaidCard } from '../providers.ts'
import type { Tables } from '../tables.ts'
import { sendText } from '../texts.ts'
import { vilniusDate } from '../vilnius.ts'

type CardRequest = RequestOf<typeof paymentCard>
type Wishes = Tables['paymentWishes']

/** The saved card that is to pay, undefined where a new one is; or why what is wanted can't be. */
export async function cardToPay(
  database: Database,
  now: number,
  customer: Customer | undefined,
  { cardDetailsReference, saveCard, recurringPayment }: CardRequest,
): Promise<{ card: SavedCard | undefined } | { refusal: CodeOf<typeof paymentCard> }> {
  if (!customer)
    return cardDetailsReference || saveCard || recurringPayment
      ? { refusal: 'LOG_IN_REQUIRED' }
      : { card: undefined }
  const replaced = recurringPayment?.replacedRecurringPaymentId
  if (replaced && !(await hasAutoTopUp(database, customer.partnerId, replaced)))
    return { refusal: 'RECURRING_PAYMENT_NOT_FOUND' }
  if (!cardDetailsReference) return { card: undefined }
  const card = await database
    .selectFrom('savedCards')
    .selectAll()
    .where('cardDetailsReference', '=', cardDetailsReference)
    .where('partnerId', '=', customer.partnerId)
    .executeTakeFirst()
  if (!card) return { refusal: 'CARD_NOT_FOUND' }
  return isExpired(card, now) ? { refusal: 'CARD_EXPIRED' } : { card }
}

/** Notes what a customer wants besides the top-up. */
export async function noteWishes(
  database: Database,
  paymentReference: string,
  { partnerId }: Customer,
  { cardDetailsReference, saveCard, recurringPayment }: CardRequest,
): Promise<void> {
  await database
    .insertInto('paymentWishes')
    .values({
      paymentReference,
      partnerId,
      // An auto top-up can only be paid from a card that is kept.
      saveCard: saveCard || recurringPayment ? 1 : 0,
      cardDetailsReference: cardDetailsReference ?? null,
      dayOfMonth: recurringPayment?.dayOfMonth ?? null,
      replacedRecurringPaymentId: recurringPayment?.replacedRecurringPaymentId ?? null,
      recurringPaymentId: null,
    })
    .execute()
}

export const wishesOf = (database: Database, paymentReference: string): Promise<Wishes | undefined> =>
  database
    .selectFrom('paymentWishes')
    .selectAll()
    .where('paymentReference', '=', paymentReference)
    .executeTakeFirst()

/** The payment is paid: keeps the card and begins the auto top-up, as far as they were wanted. */
export async function fulfilWishes(
  database: Database,
  now: number,
  { paymentReference, phoneNumber, amountInCents }: Tables['payments'],
  card: PaidCard | undefined,
): Promise<void> {
  const wishes = await wishesOf(database, paymentReference)
  if (!wishes) return
  const { partnerId, dayOfMonth, replacedRecurringPaymentId: replaced } = wishes
  const cardDetailsReference = wishes.cardDetailsReference ?? (await keepCard(database, now, wishes, card))
  if (dayOfMonth === null || cardDetailsReference === undefined) return
  if (replaced !== null && !(await endAutoTopUp(database, partnerId, replaced))) {
    const language = (await findAccount(database, partnerId))?.language ?? 'lt'
    return sendText(
      database,
      now,
      phoneNumber,
      autoTopUpTexts[language].notReplaced({ amount: formatEuro(amountInCents) }),
    )
  }
  const recurringPaymentId = randomCode(16)
  await addAutoTopUp(database, now, {
    recurringPaymentId,
    partnerId,
    phoneNumber,
    cardDetailsReference,
    amountInCents,
    dayOfMonth,
  })
  await database
    .updateTable('paymentWishes')
    .set({ recurringPaymentId })
    .where('paymentReference', '=', paymentReference)
    .execute()
}

/** Keeps a card, the same one once only. Returns its reference; undefined where it is not to be kept. */
async function keepCard(
  database: Database,
  now: number,
  { partnerId, saveCard }: Wishes,
  card: PaidCard | undefined,
): Promise<string | undefined> {
  // Who began may have passed the link on: the card is its payer's. Why: docs/decisions/0091-whose-card-is-kept.md
  if (!saveCard || !card?.isToBeKept) return undefined
  const { variant, lastDigits, expiryMonth, expiryYear } = card
  const kept = await database
    .selectFrom('savedCards')
    .select('cardDetailsReference')
    .where('partnerId', '=', partnerId)
    .where('lastDigits', '=', lastDigits)
    .where('expiryMonth', '=', expiryMonth)
    .where('expiryYear', '=', expiryYear)
    .executeTakeFirst()
  if (kept) return kept.cardDetailsReference
  const cardDetailsReference = randomCode(16)
  await database
    .insertInto('savedCards')
    .values({
      variant,
      lastDigits,
      expiryMonth,
      expiryYear,
      cardDetailsReference,
      partnerId,
      holderName: 'TEST HOLDER',
      savedAt: now,
    })
    .execute()
  return cardDetailsReference
}

/** The auto top-up that began with a payment, and the day of its next one in Vilnius. */
export async function autoTopUpOf(
  database: Database,
  paymentReference: string,
): Promise<{ recurringPaymentId: string; nextPaymentDate: string } | undefined> {
  const recurringPaymentId = (await wishesOf(database, paymentReference))?.recurringPaymentId
  if (!recurringPaymentId) return undefined
  const autoTopUp = await database
    .selectFrom('recurringPayments')
    .select('nextPaymentAt')
    .where('recurringPaymentId', '=', recurringPaymentId)
    .executeTakeFirst()
  return autoTopUp && { recurringPaymentId, nextPaymentDate: vilniusDate(autoTopUp.nextPaymentAt) }
}
