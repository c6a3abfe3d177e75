import { requestIdHeader } from '../../operator/contract/headers.ts'
import type { PaymentMethod } from '../../operator/contract/payment-methods-and-cards.ts'

export interface Wish {
  sum: number
  method: PaymentMethod
  /** The payments that the operator began for it: more than one is one too many. */
  references: Set<string>
  isOver: boolean
  /** The wallet's payment that this one was to take the place of: it must never have begun. */
  insteadOf?: Wish
}

const isWallet = (method: PaymentMethod): boolean => method === 'googlePay' || method === 'applePay'

/**
 * What a person wants, told apart by what they do and see: another sum, another page to pay on, or one whose outcome
 * they have seen, is another wish. A wallet is charged at once: until its outcome is seen, the same sum paid in another
 * way is the same wish. Knows nothing of keys.
 */
export function countPaymentWishes() {
  const wishes: Wish[] = []
  const byRequestId = new Map<string, Wish>()

  function begin(sum: number, method: PaymentMethod, insteadOf?: Wish): Wish {
    const wish = {
      sum,
      method,
      references: new Set<string>(),
      isOver: false,
      ...(insteadOf && { insteadOf }),
    }
    wishes.push(wish)
    return wish
  }

  const insteadOf = (wish: Wish, method: PaymentMethod) =>
    wishes.find((one) => one.insteadOf === wish && one.method === method && !one.isOver)

  return {
    wishes,
    /** The button that pays is pressed. */
    press(sum: number, method: PaymentMethod): Wish {
      const last = wishes.at(-1)
      const isSame = last?.sum === sum && !last.isOver && (last.method === method || isWallet(last.method))
      return isSame ? last : begin(sum, method)
    },
    /** A payment is sent for a wish; sent once more it carries the same request id. Returns what is wanted now. */
    send(init: RequestInit, method: PaymentMethod, wish: Wish): Wish {
      const requestId = requestIdOf(init)
      const known = byRequestId.get(requestId)
      if (known) return known
      // Whoever sends another payment takes the wallet's for called off; from two tabs in the same way, it is one.
      const sent = wish.method === method ? wish : (insteadOf(wish, method) ?? begin(wish.sum, method, wish))
      byRequestId.set(requestId, sent)
      return sent
    },
    /** The operator began this payment, whether or not anybody hears of it. */
    begin(init: RequestInit, reference: string) {
      byRequestId.get(requestIdOf(init))?.references.add(reference)
    },
    /** The outcome is seen. */
    see(reference: string) {
      const last = wishes.at(-1)
      if (last?.references.has(reference)) last.isOver = true
    },
  }
}

const requestIdOf = (init: RequestInit): string => new Headers(init.headers).get(requestIdHeader) ?? ''
