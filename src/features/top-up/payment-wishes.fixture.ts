import * as v from 'valibot'
import { requestIdHeader } from '../../operator/contract/headers.ts'
import type { PaymentMethod } from '../../operator/contract/payment-methods-and-cards.ts'
import { calledOffToken } from '../../operator/contract/wallet-token.ts'

export interface Wish {
  sum: number
  method: PaymentMethod
  /** The payments that the operator began for it: more than one is one too many. */
  references: Set<string>
  isOver: boolean
}

/** What was sent with one key. */
interface Attempt {
  key: string
  wish: Wish
  reference?: string
  /** Wallets' payments that may have been begun when this one was sent, without the person having decided on both. */
  insteadOf: Attempt[]
}

/** What the person of one page has decided to pay something else beside, by key. */
export type Decided = Set<string>

const isWallet = ({ method }: Wish): boolean => method === 'googlePay' || method === 'applePay'
const Sent = v.object({ amountInCents: v.number() })

/**
 * What a person wants, told apart by what they do and see: another sum, another page to pay on, or one whose outcome
 * they have seen, is another wish. What a wallet gave is charged at once: until its outcome is seen, nothing else is paid
 * unless the person says so.
 */
export function countPaymentWishes() {
  const wishes: Wish[] = []
  const attempts: Attempt[] = []
  const byRequestId = new Map<string, Attempt>()

  function wishOf(sum: number, method: PaymentMethod): Wish {
    const open = wishes.find((one) => one.sum === sum && one.method === method && !one.isOver)
    if (open) return open
    const wish = { sum, method, references: new Set<string>(), isOver: false }
    wishes.push(wish)
    return wish
  }

  function attemptOf(key: string, sum: number, method: PaymentMethod): Attempt {
    const known = attempts.find((one) => one.key === key)
    if (known) return known
    const attempt = { key, wish: wishOf(sum, method), insteadOf: [] }
    attempts.push(attempt)
    return attempt
  }

  return {
    wishes,
    /** A payment is sent; sent once more it carries the same request id. */
    send({ headers, body }: RequestInit, method: PaymentMethod, decided: Decided) {
      const requestId = new Headers(headers).get(requestIdHeader) ?? ''
      if (byRequestId.has(requestId)) return
      const key = new Headers(headers).get('Idempotency-Key') ?? ''
      const attempt = attemptOf(key, v.parse(Sent, JSON.parse(String(body))).amountInCents, method)
      byRequestId.set(requestId, attempt)
      // What calls a wallet's payment off pays nothing.
      if (String(body).includes(calledOffToken)) return
      attempt.insteadOf.push(
        ...attempts.filter(
          (one) => one !== attempt && isWallet(one.wish) && !one.wish.isOver && !decided.has(one.key),
        ),
      )
    },
    /** The operator began this payment, whether or not anyone is notified of it. */
    begin({ headers }: RequestInit, reference: string) {
      const attempt = byRequestId.get(new Headers(headers).get(requestIdHeader) ?? '')
      if (!attempt) return
      attempt.reference = reference
      attempt.wish.references.add(reference)
    },
    /** The outcome is seen. */
    see(reference: string) {
      for (const wish of wishes) if (wish.references.has(reference)) wish.isOver = true
    },
    /** What was begun beside a wallet's payment that no one had decided on. */
    undecided: () =>
      attempts.filter(
        ({ reference, insteadOf }) => reference && insteadOf.some((wallet) => wallet.reference),
      ),
  }
}
