import type { PaymentMethod } from '../../operator/contract/payment-methods-and-cards.ts'
import type { IconName } from '../../ui/icons.ts'
import { cardName } from '../saved-cards/card.ts'
import type { Payment } from './payment.ts'
import type { Option } from './payment-choice.ts'
import type { TopUpWords } from './top-up.microcopy.ts'

/** What a way to pay is called; a saved card by its own name. */
export function nameOf(words: TopUpWords, { choice, card }: Option): string {
  return card ? cardName(card, words) : words[methodKeys[choice.method]]
}

/** What a payment's way is called, with its bank. */
export function paymentName(words: TopUpWords, payment: Payment): string {
  switch (payment.method) {
    case 'savedCard':
      return cardName(payment.card, words)
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

export const methodIcons: Record<PaymentMethod, IconName> = {
  card: 'card',
  savedCard: 'card',
  bankLink: 'bank',
  googlePay: 'phone',
  applePay: 'phone',
}
