import type { Bank } from '../../operator/contract/banklink-bank-list.ts'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import type {
  ApplePayParameters,
  GooglePayParameters,
} from '../../operator/contract/payment-methods-and-cards.ts'

/** How a top-up is to be paid, with everything that paying it so needs. */
export type Payment =
  | { method: 'card' }
  | { method: 'savedCard'; card: CardDetails }
  | { method: 'bankLink'; bank: Bank }
  | { method: 'googlePay'; parameters: GooglePayParameters }
  | { method: 'applePay'; parameters: ApplePayParameters }

/** What is decided only when it is paid. */
export interface Extras {
  /** What the wallet's sheet gave. */
  paymentToken?: string
  /** Keep the card for the next time. */
  saveCard?: boolean
}
