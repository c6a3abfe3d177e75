import type { PaymentMethod } from '../../operator/contract/payment-methods-and-cards.ts'
import { cardInSight, cardInWords } from './card.tsx'
import type { PaidByWords } from './paid-by.microcopy.ts'

/** How something was paid: `unknown` is a method that this site doesn't know, `detail` a masked card or a bank's name. */
export interface PaidBy {
  method: PaymentMethod | 'unknown'
  detail?: string | null | undefined
}

const methodKeys = {
  card: 'topUpResult.card',
  savedCard: 'topUpResult.card',
  bankLink: 'topUpResult.bankLink',
  googlePay: 'topUpResult.googlePay',
  applePay: 'topUpResult.applePay',
} as const

/** `Google Pay, Visa, paskutiniai skaitmenys 4242`; of a method that this site doesn't know the detail alone. */
export const paidInWords = (paidBy: PaidBy, words: PaidByWords): string =>
  paidWith(paidBy, cardInWords, words)

/** The same as it is seen: `Google Pay, Visa •••• 4242`. */
export const paidInSight = (paidBy: PaidBy, words: PaidByWords): string =>
  paidWith(paidBy, cardInSight, words)

const paidWith = ({ method, detail }: PaidBy, inShort: typeof cardInWords, words: PaidByWords): string =>
  [
    ...(method === 'unknown' ? [] : [words[methodKeys[method]]]),
    ...(detail ? [inShort(detail, words)] : []),
  ].join(', ')
