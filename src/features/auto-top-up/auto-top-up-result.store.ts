import { atom, type ReadableAtom } from 'nanostores'
import type { Intent } from '../../operator/client/intent.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import type { Failed } from '../../session/loaded.ts'
import type { askCardsAndAutoTopUps } from './auto-top-up.api.ts'
import type { askPayment } from './payment.api.ts'

type Paid = Extract<PaymentResult, { status: 'paid' }>
/** What the person came back with: a payment that began it, or what was set up with a saved card. */
export type CameWith = { paymentReference: string } | { recurringPaymentId: string }

/** What the page knows. It claims nothing that the operator has not said. */
export type ResultScreen =
  | { name: 'loading' }
  /** Opened without anything, or with what the operator does not know. */
  | { name: 'nothing' }
  /** Begun by a payment just now. */
  | { name: 'paid'; result: Paid; nextPaymentDate: string }
  | { name: 'setUp'; recurringPayment: RecurringPayment }
  | { name: 'failed'; failed: Failed; isAsking: boolean }

interface Dependencies {
  cameWith: CameWith | undefined
  askPayment: (paymentReference: string) => ReturnType<typeof askPayment>
  askAutoTopUps: () => ReturnType<typeof askCardsAndAutoTopUps>
  intent: Pick<Intent, 'settle'>
  /** The first top-up is paid, told once. */
  announce: (result: Paid) => void
  /** The form is done with. */
  forgetDraft: () => void
  /** Goes to the page of a payment that is another's: it waits, failed, or began no auto top-up. */
  showPayment: (paymentReference: string) => void
}

export interface AutoTopUpResultStore {
  $screen: ReadableAtom<ResultScreen>
  /** Asks; asks again when the person wants it. */
  start(): Promise<void>
}

export function createAutoTopUpResultStore({
  cameWith,
  askPayment,
  askAutoTopUps,
  intent,
  announce,
  forgetDraft,
  showPayment,
}: Dependencies): AutoTopUpResultStore {
  const $screen = atom<ResultScreen>({ name: 'loading' })

  async function tellPayment(paymentReference: string): Promise<ResultScreen | undefined> {
    const outcome = await askPayment(paymentReference)
    if (outcome.kind === 'failure') return { name: 'nothing' }
    if (outcome.kind !== 'answer') return { name: 'failed', failed: outcome, isAsking: false }
    const result = outcome.value
    if (result.status === 'paid' && result.recurringPayment) {
      const { nextPaymentDate } = result.recurringPayment
      return { name: 'paid', result, nextPaymentDate }
    }
    showPayment(paymentReference)
    return undefined
  }

  async function tellSetUp(recurringPaymentId: string): Promise<ResultScreen> {
    const outcome = await askAutoTopUps()
    if (outcome.kind !== 'answer') return { name: 'failed', failed: outcome, isAsking: false }
    const { recurringPayments } = outcome.value
    const recurringPayment = recurringPayments.find((one) => one.recurringPaymentId === recurringPaymentId)
    return recurringPayment ? { name: 'setUp', recurringPayment } : { name: 'nothing' }
  }

  return {
    $screen,
    async start() {
      if (!cameWith) return $screen.set({ name: 'nothing' })
      const screen = $screen.get()
      if (screen.name === 'failed') $screen.set({ ...screen, isAsking: true })
      const told =
        'paymentReference' in cameWith
          ? await tellPayment(cameWith.paymentReference)
          : await tellSetUp(cameWith.recurringPaymentId)
      if (!told) return
      $screen.set(told)
      if (told.name !== 'paid' && told.name !== 'setUp') return
      const isFirst = intent.settle(
        'paymentReference' in cameWith ? cameWith.paymentReference : cameWith.recurringPaymentId,
      )
      if (isFirst && told.name === 'paid') announce(told.result)
      forgetDraft()
    },
  }
}
