import { toCents } from '../../../src/lib/money.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../../src/lib/phone-number.ts'
import { openAccount } from '../account/accounts.ts'
import { noteHistory } from '../account/history.ts'
import { addAutoTopUp } from '../cards/auto-top-ups.ts'
import type { Database } from '../database.ts'
import { putTransfer } from '../orders/account-orders.ts'
import { putNumber } from '../phone-numbers.ts'
import { affordable, historyLines, renewalLines } from './history-lines.ts'
import {
  day,
  type Person,
  type SeededCard,
  type SeededNumber,
  type SeededOffer,
  type SeededTransfer,
} from './person.ts'
import { putPlan } from './put-plan.ts'

/** Puts a person into the books as of an instant: the account with all that hangs on it. */
export async function putPerson(database: Database, now: number, person: Person): Promise<void> {
  const {
    partnerId,
    name,
    account,
    numbers,
    cards = [],
    autoTopUps = [],
    offers = [],
    transfers = [],
    esim,
  } = person
  await openAccount(database, now - 400 * day, { ...account, partnerId })
  for (const [index, number] of numbers.entries())
    await putSeededNumber(database, now, partnerId, { startedAt: now - (365 - index) * day, ...number })
  for (const card of cards)
    await putCard(database, now, { ...card, partnerId, holderName: name.toUpperCase() })
  for (const { number, euros, ...autoTopUp } of autoTopUps)
    await addAutoTopUp(database, now, {
      ...autoTopUp,
      partnerId,
      phoneNumber: numberOf(number),
      amountInCents: toCents(euros * 100),
    })
  for (const offer of offers) await putOffer(database, now, { ...offer, partnerId })
  for (const transfer of transfers) await putSeededTransfer(database, now, partnerId, transfer)
  const [first] = numbers
  if (esim && first) await putEsim(database, now, numberOf(first.number))
}

async function putSeededNumber(
  database: Database,
  now: number,
  partnerId: string,
  {
    number,
    plans = [],
    historyLines: count = 0,
    standardFeeDaysAgo,
    warnedDaysAgo,
    ...onRecord
  }: SeededNumber,
): Promise<void> {
  const phoneNumber = numberOf(number)
  const ago = (days: number | undefined) => (days === undefined ? null : now - days * day)
  await putNumber(database, now, {
    ...onRecord,
    phoneNumber,
    partnerId,
    standardFeeActivatedAt: ago(standardFeeDaysAgo),
    insufficientBalanceNotificationStartedAt: ago(warnedDaysAgo),
  })
  for (const plan of plans) await putPlan(database, now, phoneNumber, plan)
  const lines = [
    ...plans.flatMap((plan) => renewalLines(phoneNumber, now, plan)),
    ...historyLines(phoneNumber, now, count),
  ]
  await noteHistory(database, ...affordable(lines, onRecord.balanceInCents ?? 0))
}

/** One transfer a number: pressed again it begins again. */
export const putSeededTransfer = (
  database: Database,
  now: number,
  partnerId: string,
  { number, daysAgo, inDays, isRefused = false }: SeededTransfer,
): Promise<void> => {
  const phoneNumber = numberOf(number)
  return putTransfer(database, {
    orderReference: `NP-${phoneNumber.slice(1)}`,
    partnerId,
    phoneNumber,
    orderedAt: now - daysAgo * day,
    transfersAt: now + inDays * day,
    refused: isRefused ? 1 : 0,
  })
}

/** A number as people write it; throws where the seed has a wrong one. */
export function numberOf(written: string): PhoneNumber {
  const phoneNumber = parsePhoneNumber(written)
  if (!phoneNumber) throw new Error(`not a number: ${written}`)
  return phoneNumber
}

async function putCard(
  database: Database,
  now: number,
  { expiresInMonths, ...card }: SeededCard & { partnerId: string; holderName: string },
): Promise<void> {
  const expiry = new Date(now)
  expiry.setUTCDate(1)
  expiry.setUTCMonth(expiry.getUTCMonth() + expiresInMonths)
  await database
    .insertInto('savedCards')
    .values({
      ...card,
      expiryMonth: expiry.getUTCMonth() + 1,
      expiryYear: expiry.getUTCFullYear(),
      savedAt: now - 100 * day,
    })
    .execute()
}

/** An offer; without an account it is for anyone who is offered it. */
export async function putOffer(
  database: Database,
  now: number,
  { from, to, showToAllUsers, bcSessionId, words, ...offer }: SeededOffer & { partnerId: string | null },
): Promise<void> {
  await database
    .insertInto('personalOffers')
    .values({
      ...offer,
      showToAllUsers: showToAllUsers ? 1 : 0,
      validFrom: now + from * day,
      validTo: now + to * day,
      bcSessionId: bcSessionId ?? null,
      words: JSON.stringify(words),
    })
    .execute()
}

/** An eSIM that a number has in use. */
export async function putEsim(database: Database, now: number, phoneNumber: PhoneNumber): Promise<void> {
  await database
    .replaceInto('esimProfiles')
    .values({
      iccid: `893700${phoneNumber.slice(1)}01`,
      phoneNumber,
      smdpAddress: 'smdp.uoga.example',
      activationCode: 'UOGA-7F3K-92QX',
      state: 'ENABLED',
      createdAt: now - 200 * day,
    })
    .execute()
}
