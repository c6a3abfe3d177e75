import type { Language } from '../../src/i18n/language.ts'
import type { Cents } from '../../src/lib/money.ts'

/**
 * Whom the operator works with, and all that it knows of them; create-operator.ts says who they are. They call back
 * after the call, never within it, so that they can be asked within a transaction.
 */
export interface Providers {
  acquirer: Acquirer
  banks: Banks
  applePay: ApplePay
  identity: IdentityProvider
}

/** A payment that a person is to make on a page of the acquirer's or of a bank's. */
export interface PaymentOrder {
  paymentReference: string
  amountInCents: Cents
  language: Language
  /** Where the person comes back to. */
  returnUrl: string
  /** UTC milliseconds; then nothing can be paid any more. */
  expiresAt: number
}

/** A card that is to be kept where its payer wants it: the payment's link may have been passed on. */
export interface Keeping {
  /** Whose account it is kept for, so that the payer knows: `+370 6** **567`. */
  maskedPhoneNumber: string
  /** Nothing can be paid without it: an auto top-up is charged from a kept card. */
  isNeeded: boolean
}

/** What a payment's page shows besides the sum. */
export interface CardPageWishes {
  /** The last digits of the saved card that pays: the page only asks to confirm. */
  savedCardDigits?: string | undefined
  keeping?: Keeping | undefined
}

export interface Acquirer {
  /** Opens the page of a payment by card. Returns its address. */
  openPage(order: PaymentOrder, wishes?: CardPageWishes): Promise<string>
  /** What a wallet's token represents; undefined where it is none. */
  readToken(paymentToken: string): WalletToken | undefined
  /**
   * Pays with a wallet's token. Returns the address at which the holder is asked; null where that is not needed and the
   * card is submitted.
   */
  payWithToken(
    order: PaymentOrder,
    paymentToken: string,
    { isHolderKnown }: { isHolderKnown: boolean },
  ): Promise<string | null>
  /** Charges a saved card without its holder. */
  charge(lastDigits: string): AcquirerReport
}

export interface WalletToken {
  /** No two tokens have the same. */
  nonce: string
  lastDigits: string
}

export interface Bank {
  bankId: string
  name: string
}

export interface Banks {
  all: readonly Bank[]
  /** SVG. */
  logoOf(bankId: string): string | undefined
  /** Opens the page of a payment at a bank. Returns its address. */
  openPage(order: PaymentOrder, bankId: string): Promise<string>
}

export interface ApplePay {
  /** The session that lets a page of `siteOrigin` show the sheet; undefined for an address that is not Apple's. */
  validateMerchant(validationUrl: string, siteOrigin: string): Record<string, unknown> | undefined
}

/** An identity check as its provider reports it. */
export interface IdentityCheck {
  /** The page on which the person continues. */
  url: string
  status:
    | 'created'
    | 'started'
    | 'submitted'
    | 'inReview'
    | 'approved'
    | 'declined'
    | 'resubmissionRequested'
    | 'abandoned'
    | 'expired'
  problem: 'documentUnreadable' | 'documentNotAccepted' | 'faceNotVisible' | null
  /** Whose document was shown; undefined before. */
  person?: DocumentHolder
}

export interface DocumentHolder {
  firstName: string
  lastName: string
  /** `2014-06-15` */
  dateOfBirth: string
}

/** A check goes by the declaration that it is for; a declaration may have several. */
export interface IdentityProvider {
  /** Opens a check, which ends by itself at `expiresAt`, UTC milliseconds. Returns the address of its page. */
  open(check: {
    reference: string
    language: Language
    returnUrl: string
    expiresAt: number
  }): Promise<string>
  /** Oldest first. */
  checksOf(reference: string): Promise<readonly IdentityCheck[]>
  /** All that wait for a person or for a decision, latest first. */
  underWay(): Promise<readonly { id: string; reference: string; status: IdentityCheck['status'] }[]>
  /** Goes through the pages for the person, and decides at once; calls back within the call. */
  finish(
    id: string,
    decision: {
      personalCode: string
      finding: 'approved' | 'declined' | NonNullable<IdentityCheck['problem']>
    },
  ): Promise<void>
}

/** What the acquirer says about a card, so that it can be kept and paid with again. */
export interface PaidCard {
  variant: string
  lastDigits: string
  expiryMonth: number
  expiryYear: number
  /** Its payer wants it kept. */
  isToBeKept: boolean
}

/** What the acquirer tells about a card that was given to it, sooner or later. */
export type AcquirerReport =
  | { outcome: 'paid'; card?: PaidCard }
  | { outcome: 'refused'; reason: 'insufficientFunds' | 'cardExpired' | 'authenticationFailed' }
  | { outcome: 'cancelled' }
