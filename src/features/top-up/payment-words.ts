import type { PaymentMark } from '../../lib/payment-mark.ts'
import type { PaymentMethod } from '../../operator/contract/payment-methods-and-cards.ts'
import { cardMark } from '../saved-cards/card.tsx'
import type { Payment } from './payment.ts'
import type { Option } from './payment-choice.ts'
import type { TopUpWords } from './top-up.microcopy.ts'

/** What a payment's way is called, with its bank; a saved card has a name of its own. */
export function paymentName(words: TopUpWords, payment: Exclude<Payment, { method: 'savedCard' }>): string {
  switch (payment.method) {
    case 'bankLink':
      return payment.bank.name
    case 'card':
    case 'googlePay':
    case 'applePay':
      return words[methodKeys[payment.method]]
  }
}

/** What a way to pay is called. */
export const methodName = (words: TopUpWords, method: PaymentMethod): string => words[methodKeys[method]]

const methodKeys = {
  card: 'topUp.card',
  savedCard: 'topUp.card',
  bankLink: 'topUp.bankLink',
  googlePay: 'topUp.googlePay',
  applePay: 'topUp.applePay',
} as const

/** The marks of a way to pay; none for a bank link, whose banks have theirs, and for a saved card of another kind. */
export function marksOf({ choice, card }: Option): readonly PaymentMark[] {
  switch (choice.method) {
    case 'card':
      return ['visa', 'mastercard']
    case 'savedCard': {
      const mark = card && cardMark(card.variant)
      return mark ? [mark] : []
    }
    case 'googlePay':
      return ['google-pay']
    case 'applePay':
      return ['apple-pay']
    case 'bankLink':
      return []
  }
}
