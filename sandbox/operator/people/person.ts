import type { Account } from '../account/accounts.ts'
import type { OfferWords } from '../account/offers.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'

export const day = 24 * 60 * 60 * 1000

/** A plan that a number already has. */
export interface SeededPlan {
  planId: string
  /** When its period began; for a plan being activated, when it was ordered. */
  daysAgo: number
  status?: 'ACTIVE' | 'CANCELLED' | 'CANCELLATION_IN_PROGRESS' | 'ACTIVATION_IN_PROGRESS'
  isRecurring?: boolean
  /** How much of each gain is used up, 0 to 1. */
  used?: number
  /** Data in Lithuania that came along from the period before, in its unit. */
  rollover?: number
  socialOffers?: string[]
}

export interface SeededNumber extends Omit<Partial<NumberOnRecord>, 'phoneNumber' | 'partnerId'> {
  /** As people write it: `612 34567`. */
  number: string
  plans?: SeededPlan[]
  /** How many lines its history has besides what its plans wrote. */
  historyLines?: number
  /** Since how many days standard rates apply. */
  standardFeeDaysAgo?: number
  /** How many days ago its holder was informed that the balance won't do for a renewal. */
  warnedDaysAgo?: number
}

export interface SeededCard {
  cardDetailsReference: string
  variant: 'VISA' | 'MASTERCARD'
  lastDigits: string
  /** Ends so many months from now; a negative number: ended. */
  expiresInMonths: number
}

export interface SeededAutoTopUp {
  recurringPaymentId: string
  number: string
  cardDetailsReference: string
  euros: number
  dayOfMonth: number
  isPaused?: boolean
}

export interface SeededOffer {
  offerId: string
  /** What its button orders. */
  planId: string
  picture: string
  words: OfferWords
  rank: number
  /** From and to, in days from now. */
  from: number
  to: number
  showToAllUsers?: boolean
  bcSessionId?: string
}

/** A number that is on its way from another operator. */
export interface SeededTransfer {
  number: string
  daysAgo: number
  /** When it is here, in days from now; below 0 it is already. */
  inDays: number
  isRefused?: boolean
}

/** Someone to log in as, with what can be seen there. The first number is the current one after a log-in. */
export interface Person {
  partnerId: string
  name: string
  /** What it is good for to log in as this person. */
  situation: string
  account?: Partial<Account>
  numbers: SeededNumber[]
  cards?: SeededCard[]
  autoTopUps?: SeededAutoTopUp[]
  offers?: SeededOffer[]
  transfers?: SeededTransfer[]
  esim?: boolean
}
