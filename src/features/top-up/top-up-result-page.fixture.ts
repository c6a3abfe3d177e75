import { manualClock } from '../../lib/manual-clock.ts'
import { toCents } from '../../lib/money.ts'
import type { Outcome, Trouble } from '../../operator/client/outcome.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { pollingStartTime } from '../top-up-draft/top-up-storage.ts'
import { createTopUpResultStore, type ResultPage } from './top-up-result.store.ts'

type Answer = Outcome<PaymentResult, 'PAYMENT_NOT_FOUND'>

export const reference = 'ABCD-EFGH-JKMN-PQRS'
const payment = {
  paymentReference: reference,
  amountInCents: toCents(1000),
  maskedPhoneNumber: '+370 6** **567',
}
const completed = { ...payment, completedAt: Date.UTC(2026, 0, 15, 10) }
export const pending: PaymentResult = { ...payment, status: 'pending' }
export const paid: PaymentResult = { ...completed, status: 'paid' }
export const refused: PaymentResult = { ...completed, status: 'refused', reason: 'insufficientFunds' }
export const cancelled: PaymentResult = { ...completed, status: 'cancelled' }
export const expired: PaymentResult = { ...completed, status: 'expired', moneyTaken: 'no' }
export const undecided: PaymentResult = { ...completed, status: 'expired', moneyTaken: 'unknown' }

export const down: Trouble = { kind: 'unavailable', reference: 'R-1' }
export const lost: Trouble = { kind: 'unknown', reason: 'noConnection', reference: 'R-2' }
export const answer = (value: PaymentResult): Answer => ({ kind: 'answer', value, reference: 'R' })

/**
 * Result pages of one browser; `says` is what the operator answers from now on, `asked` when it was asked, in milliseconds since
 * a page was opened.
 */
export function resultPages() {
  const clock = manualClock()
  const heard = new Set<string>()
  const pages: { says: Answer | Promise<Answer>; asked: number[] } = { says: answer(pending), asked: [] }
  return Object.assign(pages, {
    /** Lets milliseconds pass and every answer arrive. */
    pass: clock.advance,
    open(page: ResultPage = 'waiting', hasReference = true) {
      const opened = clock.now()
      const shown: string[] = []
      const settled: string[] = []
      const announced: string[] = []
      const store = createTopUpResultStore({
        page,
        paymentReference: hasReference ? reference : undefined,
        clock,
        pollingStartTime,
        api: {
          async checkResult() {
            pages.asked.push(clock.now() - opened)
            return pages.says
          },
        },
        show: (next, found) => shown.push(`${next} ${found}`),
        settle(found) {
          const isFirst = !heard.has(found)
          heard.add(found)
          settled.push(found)
          return isFirst
        },
        announce: ({ paymentReference }) => announced.push(paymentReference),
      })
      return { store, shown, settled, announced, screen: () => store.$screen.get() }
    },
  })
}
