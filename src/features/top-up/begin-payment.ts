import type { Language } from '../../i18n/language.ts'
import type { Intent } from '../../operator/client/intent.ts'
import { isRefusal, type Outcome, type Trouble } from '../../operator/client/outcome.ts'
import type { banklinkPaymentRequest } from '../../operator/contract/banklink-payment-request.ts'
import type { CodeOf } from '../../operator/contract/endpoint.ts'
import type { Line } from '../../operator/contract/line.ts'
import { type paymentCard, paymentReferenceParameter } from '../../operator/contract/payment-card.ts'
import type { paymentGooglePay } from '../../operator/contract/payment-googlepay.ts'
import { calledOffToken } from '../../operator/contract/wallet-token.ts'
import type { PaymentApi } from './payment.api.ts'
import type { Extras, Payment } from './payment.ts'
import type { Wallet } from './payment-choice.ts'
import type { TopUp } from './top-up.ts'

export type RefusalCode = CodeOf<typeof paymentCard | typeof paymentGooglePay | typeof banklinkPaymentRequest>

/** How beginning a payment ended. */
export type Begun =
  /** `url`: where the person goes on: a provider's page, or the waiting page. */
  | { kind: 'begun'; paymentReference: string; url: string }
  /** Nothing was begun. */
  | { kind: 'refused'; code: RefusalCode; reference: string }
  /** It may have been: the same once more will tell. */
  | { kind: 'unanswered'; trouble: Trouble }

interface Dependencies {
  line: Line
  language: Language
  waitingPath: string
  api: PaymentApi
  intent: Intent
}

type Answer = { paymentReference: string; redirectUrl: string | null }
type Request = ReturnType<ReturnType<typeof requestFor>>

const wallets: readonly Wallet[] = ['googlePay', 'applePay']

const requestFor =
  ({ language, line, waitingPath }: Pick<Dependencies, 'language' | 'line' | 'waitingPath'>) =>
  (topUp: TopUp) => ({ ...topUp, language, line, returnPath: waitingPath })

/**
 * Begins one payment, however often it is asked to. What a provider's page takes is paid only there; what a wallet gave
 * is taken at once, so before the same top-up is paid in another way a wallet's payment that nobody has seen the end of
 * is called off, or, where it has begun, gone on with.
 */
export function paymentBeginner({ api, intent, waitingPath, ...site }: Dependencies) {
  const requestOf = requestFor({ ...site, waitingPath })

  async function begin(topUp: TopUp, payment: Payment, extras: Extras = {}): Promise<Begun> {
    const request = requestOf(topUp)
    // Another tab may begin with a wallet while one is called off: until none is open.
    for (;;) {
      const open = wallets.find((each) => each !== payment.method && intent.isBegun(wishOf(request, each)))
      if (!open) break
      const begun = await payByWallet(request, open, calledOffToken)
      if (begun.kind === 'refused') continue
      // What waits for its holder's consent on the bank's page is not paid by itself.
      if (begun.kind === 'begun' && begun.url !== waitingAddress(begun.paymentReference)) break
      return begun
    }
    switch (payment.method) {
      case 'card':
      case 'savedCard': {
        const byCard = {
          ...request,
          ...(payment.method === 'savedCard' && {
            cardDetailsReference: payment.card.cardDetailsReference,
          }),
          ...(payment.method === 'card' && extras.saveCard && { saveCard: true }),
        }
        return settle(byCard, (key) => api.payByCard(byCard, key))
      }
      case 'bankLink': {
        const atBank = { ...request, bankId: payment.bank.bankId }
        return settle(atBank, (key) => api.payAtBank(atBank, key))
      }
      case 'googlePay':
      case 'applePay':
        return payByWallet(request, payment.method, extras.paymentToken ?? calledOffToken)
    }
  }

  const payByWallet = (request: Request, wallet: Wallet, paymentToken: string): Promise<Begun> =>
    settle(wishOf(request, wallet), async (key) => {
      if (wallet === 'googlePay') return api.payByGoogle({ ...request, paymentToken }, key)
      const outcome = await api.payByApple({ ...request, paymentToken }, key)
      return outcome.kind === 'answer'
        ? { ...outcome, value: { ...outcome.value, redirectUrl: null } }
        : outcome
    })

  /** The key is the same as long as what is wanted is the same. */
  async function settle(
    wish: object,
    send: (idempotencyKey: string) => Promise<Outcome<Answer, RefusalCode>>,
  ): Promise<Begun> {
    const idempotencyKey = await intent.keyFor(wish)
    const outcome = await send(idempotencyKey)
    if (isRefusal(outcome)) intent.forget(idempotencyKey)
    switch (outcome.kind) {
      case 'answer': {
        const { paymentReference, redirectUrl } = outcome.value
        intent.remember(idempotencyKey, paymentReference)
        return { kind: 'begun', paymentReference, url: redirectUrl ?? waitingAddress(paymentReference) }
      }
      case 'failure':
        return { kind: 'refused', code: outcome.code, reference: outcome.reference }
      default:
        return { kind: 'unanswered', trouble: outcome }
    }
  }

  const waitingAddress = (paymentReference: string) =>
    `${waitingPath}?${new URLSearchParams({ [paymentReferenceParameter]: paymentReference })}`

  return begin
}

/** A sheet gives another token each time: the wish is the same without it. */
const wishOf = (request: Request, wallet: Wallet) => ({ ...request, wallet })
