import { nextDayOfMonth } from '../../lib/day-of-month.ts'
import { type Cents, formatAmount } from '../../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber, writePhoneNumber } from '../../lib/phone-number.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import { isExpired } from '../saved-cards/card.tsx'
import {
  type Limits,
  type PhoneProblem,
  readPhone,
  readSum,
  type SumDraft,
  type SumProblem,
} from '../top-up-draft/top-up-draft.ts'

/** Among the cards' references: one that is entered on the acquirer's page. No reference has a blank. */
export const newCard = 'new card'
/** Among the numbers: one that isn't the account's. */
export const otherNumber = 'other'

/** What the form needs to know of a user who is signed in. */
export interface Facts {
  /** The account's own in use, the current one first. */
  numbers: readonly PhoneNumber[]
  cards: readonly CardDetails[]
  limits: Limits
  /** Whether a card may be entered on the acquirer's page. */
  isNewCardOffered: boolean
  /** What is set up so far, paused ones as well. */
  current: readonly RecurringPayment[]
  /** The one that is being changed: set up again in one step. */
  replaced: RecurringPayment | undefined
}

/** What the form holds: as typed and chosen, finished or not. */
export interface Draft extends SumDraft {
  /** One of the account's numbers or another. */
  number: PhoneNumber | typeof otherNumber
  otherPhone: string
  /** The day of the month as typed. */
  day: string
  /** A saved card's reference or `newCard`; empty where there is nothing to choose. */
  card: string
}

/** An auto top-up that can be set up. */
export interface AutoTopUp {
  phoneNumber: PhoneNumber
  amountInCents: Cents
  dayOfMonth: number
  /** Undefined: a new one. */
  card: CardDetails | undefined
}

/** `expired`: it is over before the first charge. */
export type CardProblem = 'missing' | 'expired'
export interface Problems {
  phone?: PhoneProblem
  sum?: SumProblem
  /** It is none from 1 to 31. */
  day?: 'wrong'
  card?: CardProblem
}

/** The day of the month that was typed, 1 to 31; undefined where it is none. */
export function readDay(text: string): number | undefined {
  const day = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return day >= 1 && day <= 31 ? day : undefined
}

/** When the operator charges first (again), seen from a day of the calendar in Vilnius: never on that day itself. */
export const firstPaymentDate = (today: string, dayOfMonth: number): string =>
  nextDayOfMonth(today, dayOfMonth)

/** Whether a card still works on the day of the first charge; as long as there is no such day, today. */
export const isUsable = ({ cardInfo }: CardDetails, today: string, dayOfMonth: number | undefined): boolean =>
  !isExpired(cardInfo, dayOfMonth === undefined ? today : firstPaymentDate(today, dayOfMonth))

/** The draft as an auto top-up, or what is wrong with each field. `today` is a day of the calendar in Vilnius. */
export function readDraft(draft: Draft, facts: Facts, today: string): AutoTopUp | Problems {
  const phone = readPhone(phoneOf(draft, facts))
  const sum = readSum(draft, facts.limits)
  const dayOfMonth = readDay(draft.day)
  const card = readCard(draft, facts, today)
  if (phone.ok && sum.ok && dayOfMonth !== undefined && card.ok) {
    return { phoneNumber: phone.value, amountInCents: sum.value, dayOfMonth, card: card.value }
  }
  return {
    ...(!phone.ok && { phone: phone.problem }),
    ...(!sum.ok && { sum: sum.problem }),
    ...(dayOfMonth === undefined && { day: 'wrong' as const }),
    ...(!card.ok && { card: card.problem }),
  }
}

export const isAutoTopUp = (value: AutoTopUp | Problems): value is AutoTopUp => 'phoneNumber' in value

/** A change is of the same number: another one is an auto top-up of its own. */
const phoneOf = ({ number, otherPhone }: Draft, { replaced }: Facts): string =>
  replaced?.phoneNumber ?? (number === otherNumber ? otherPhone : number)

type ReadCard = { ok: true; value: CardDetails | undefined } | { ok: false; problem: CardProblem }

function readCard({ card, day }: Draft, { cards, isNewCardOffered }: Facts, today: string): ReadCard {
  if (card === newCard && isNewCardOffered) return { ok: true, value: undefined }
  const value = cards.find(({ cardDetailsReference }) => cardDetailsReference === card)
  if (!value) return { ok: false, problem: 'missing' }
  return isUsable(value, today, readDay(day)) ? { ok: true, value } : { ok: false, problem: 'expired' }
}

/** What was typed before and is in the browser's storage. */
export type Kept = SumDraft & { phone: string; dayOfMonth: number | undefined }

/**
 * Where a person starts: what they had typed; else what is being changed; else the current number, the second preset
 * and today's day. The card is the one that pays so far, or the first that will do.
 */
export function draftFrom(facts: Facts, today: string, kept: Kept | undefined): Draft {
  const { replaced, limits, cards, isNewCardOffered } = facts
  const dayOfMonth = kept?.dayOfMonth ?? replaced?.dayOfMonth ?? Number(today.slice(8))
  const usable = cards.filter((card) => isUsable(card, today, dayOfMonth))
  const card = usable.find((one) => one.cardDetailsReference === replaced?.cardDetailsReference) ?? usable[0]
  return {
    ...numberFrom(facts, kept),
    ...(kept ? { sumIndex: kept.sumIndex, ownSum: kept.ownSum } : sumFrom(replaced, limits)),
    day: String(dayOfMonth),
    card: card?.cardDetailsReference ?? (isNewCardOffered ? newCard : ''),
  }
}

function numberFrom(
  { numbers, replaced }: Facts,
  kept: Kept | undefined,
): Pick<Draft, 'number' | 'otherPhone'> {
  const own = numbers.find((number) => number === parsePhoneNumber(kept?.phone ?? ''))
  if (replaced) return { number: replaced.phoneNumber, otherPhone: '' }
  if (kept && !own && kept.phone !== '') return { number: otherNumber, otherPhone: kept.phone }
  return { number: own ?? numbers[0] ?? otherNumber, otherPhone: '' }
}

function sumFrom(replaced: RecurringPayment | undefined, { presets }: Limits): SumDraft {
  if (!replaced) return { sumIndex: presets.length > 1 ? 1 : undefined, ownSum: '' }
  const place = presets.indexOf(replaced.amount)
  return place >= 0
    ? { sumIndex: place, ownSum: '' }
    : { sumIndex: undefined, ownSum: formatAmount(replaced.amount) }
}

/** What of a draft is kept, the number as `topup-phone` has it. The account's current number is chosen by itself, and kept nowhere. */
export const keptOf = (
  { number, otherPhone, sumIndex, ownSum, day }: Draft,
  current: PhoneNumber | undefined,
): Kept => ({
  phone: number === otherNumber ? otherPhone : number === current ? '' : writePhoneNumber(number),
  sumIndex,
  ownSum,
  dayOfMonth: readDay(day),
})
