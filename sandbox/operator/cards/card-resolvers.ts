import { type Cents, toCents } from '../../../src/lib/money.ts'
import { parsePhoneNumber } from '../../../src/lib/phone-number.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../database.ts'
import { forNumber, refusal } from '../graphql/asking.ts'
import { limits } from '../limits.ts'
import { findNumber } from '../phone-numbers.ts'
import { addAutoTopUp, autoTopUpOf, autoTopUpsOf, endAutoTopUp, pauseAutoTopUp } from './auto-top-ups.ts'
import { isExpired, savedCardsOf } from './saved-cards.ts'

interface Wish {
  recurringPaymentInput: {
    phoneNumber: string
    amount: Cents
    dayOfMonth: number
    cardDetailsReference: string
    mandateAccepted: boolean
    replacedRecurringPaymentId?: string | null
  }
}

const setUpRecurringPayment = forNumber(
  async ({ database, now, customer }, { recurringPaymentInput: wish }: Wish) => {
    const { partnerId } = customer
    if (!wish.mandateAccepted) throw refusal('MANDATE_NOT_ACCEPTED')
    const phoneNumber = parsePhoneNumber(wish.phoneNumber)
    const number = phoneNumber && (await findNumber(database, phoneNumber))
    if (!number || number.status === 'ended') throw refusal('NUMBER_NOT_OURS')
    if (number.status === 'blocked') throw refusal('NUMBER_BLOCKED')
    const cards = await savedCardsOf(database, partnerId)
    const card = cards.find((one) => one.cardDetailsReference === wish.cardDetailsReference)
    if (!card) throw refusal('CARD_NOT_FOUND')
    if (isExpired(card, now)) throw refusal('CARD_EXPIRED')
    if (wish.amount < limits.topUp.minimumInCents || wish.amount > limits.topUp.maximumInCents)
      throw refusal('SUM_OUT_OF_LIMITS')
    if (!Number.isInteger(wish.dayOfMonth) || wish.dayOfMonth < 1 || wish.dayOfMonth > 31)
      throw refusal('BAD_REQUEST')
    const replaced = wish.replacedRecurringPaymentId
    if (replaced && !(await endAutoTopUp(database, partnerId, replaced)))
      throw refusal('RECURRING_PAYMENT_NOT_FOUND')
    const { recurringPaymentId } = await addAutoTopUp(database, now, {
      recurringPaymentId: randomCode(16),
      partnerId,
      phoneNumber: number.phoneNumber,
      cardDetailsReference: card.cardDetailsReference,
      amountInCents: toCents(wish.amount),
      dayOfMonth: wish.dayOfMonth,
    })
    return tell(database, partnerId, recurringPaymentId)
  },
)

const pauseRecurringPayment = forNumber(
  async (
    { database, now, customer },
    { recurringPaymentId, paused }: { recurringPaymentId: string; paused: boolean },
  ) => {
    const autoTopUps = await autoTopUpsOf(database, customer.partnerId)
    const autoTopUp = autoTopUps.find((one) => one.recurringPaymentId === recurringPaymentId)
    if (!autoTopUp) throw refusal('RECURRING_PAYMENT_NOT_FOUND')
    await pauseAutoTopUp(database, now, autoTopUp, paused)
    return tell(database, customer.partnerId, recurringPaymentId)
  },
)

async function tell(database: Database, partnerId: string, recurringPaymentId: string) {
  const autoTopUps = await autoTopUpsOf(database, partnerId)
  const autoTopUp = autoTopUps.find((one) => one.recurringPaymentId === recurringPaymentId)
  if (!autoTopUp) throw refusal('RECURRING_PAYMENT_NOT_FOUND')
  return autoTopUpOf(autoTopUp)
}

const deleteRecurringPayments = forNumber(
  async ({ database, customer }, { recurringPaymentIds }: { recurringPaymentIds: string[] }) => {
    const removals = []
    for (const recurringPaymentId of recurringPaymentIds.slice(0, 50)) {
      const isRemoved = await endAutoTopUp(database, customer.partnerId, recurringPaymentId)
      removals.push({ recurringPaymentId, isRemoved })
    }
    return removals
  },
)

const deleteSavedCard = forNumber(
  async ({ database, customer }, { cardReference }: { cardReference: string }) => {
    const { partnerId } = customer
    const paidByIt = (await autoTopUpsOf(database, partnerId))
      .filter(({ cardDetailsReference }) => cardDetailsReference === cardReference)
      .map(({ recurringPaymentId }) => recurringPaymentId)
    for (const id of paidByIt) await endAutoTopUp(database, partnerId, id)
    const { numDeletedRows } = await database
      .deleteFrom('savedCards')
      .where('partnerId', '=', partnerId)
      .where('cardDetailsReference', '=', cardReference)
      .executeTakeFirst()
    return { isRemoved: numDeletedRows > 0n, cardReference, recurringPaymentsRemoved: paidByIt }
  },
)

export const cardResolvers = {
  Mutation: { deleteRecurringPayments, deleteSavedCard, pauseRecurringPayment, setUpRecurringPayment },
}
