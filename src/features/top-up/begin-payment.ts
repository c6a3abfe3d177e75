import * as v from 'valibot'
import type { Language } from '../../i18n/language.ts'
import { addressWith } from '../../lib/address-fields.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { wayBackTo } from '../../lib/way-back.ts'
import type { Attempt, Intent } from '../../operator/client/intent.ts'
import { isRefusal, type Outcome, type Trouble } from '../../operator/client/outcome.ts'
import { standingBy } from '../../operator/client/payment-standing.ts'
import type { banklinkPaymentRequest } from '../../operator/contract/banklink-payment-request.ts'
import type { CodeOf } from '../../operator/contract/endpoint.ts'
import type { Line } from '../../operator/contract/line.ts'
import { type paymentCard, paymentReferenceParameter } from '../../operator/contract/payment-card.ts'
import type { paymentGooglePay } from '../../operator/contract/payment-googlepay.ts'
import type { PaymentMethod } from '../../operator/contract/payment-methods-and-cards.ts'
import { calledOffToken } from '../../operator/contract/wallet-token.ts'
import { type Earlier, Outline } from './earlier-top-up.ts'
import type { PaymentApi } from './payment.api.ts'
import type { Extras, Payment } from './payment.ts'
import type { Wallet } from './payment-choice.ts'
import type { TopUp } from './top-up.ts'

export type RefusalCode = CodeOf<typeof paymentCard | typeof paymentGooglePay | typeof banklinkPaymentRequest>

/** How beginning a payment ended. */
export type Begun =
  /** `url`: where the person continues: a provider's page, or the waiting page. */
  | { kind: 'begun'; paymentReference: string; url: string }
  /** Nothing was begun. */
  | { kind: 'refused'; code: RefusalCode; reference: string }
  /** It may have been: the same once more will tell. */
  | { kind: 'unanswered'; trouble: Trouble }
  /** Nothing was sent: an earlier top-up may be paid, or is, and the person decides whether to pay this one as well. */
  | { kind: 'asks'; earlier: Earlier }

interface Dependencies {
  line: Line
  language: Language
  waitingPath: string
  api: PaymentApi
  intent: Intent
}

type Answer = { paymentReference: string; redirectUrl: string | null }
type Request = TopUp & Omit<Outline, 'amountInCents' | 'method'>
type Sent = Exclude<Begun, { kind: 'asks' }>

export interface PaymentBeginner {
  /** Begins one payment, however often it is asked to; or says what else may be paid already. */
  begin(topUp: TopUp, payment: Payment, extras?: Extras): Promise<Begun>
  /** What `begin` would ask about. */
  earlierThan(topUp: TopUp, payment: Payment): Promise<Earlier | undefined>
  /** The person knows of it and wants to pay another one beside it. */
  payBeside(earlier: Earlier): void
  /** The page that tells the state of a payment. */
  waitingAddress(paymentReference: string): string
}

/**
 * What a provider's page takes is paid only there, by a user who was led to it. What a wallet gave is taken at once: before
 * anything else is paid, a wallet's payment that no one has seen the end of is called off, or, where it has begun, gone
 * on with if it is the same top-up, and asked about if it is another.
 */
export function paymentBeginner({ api, intent, waitingPath, language, line }: Dependencies): PaymentBeginner {
  /** The numbers of what this page began, by key: they are kept nowhere else. */
  const phoneNumbers = new Map<string, PhoneNumber>()
  const decided = new Set<string>()

  async function begin(topUp: TopUp, payment: Payment, extras: Extras = {}): Promise<Begun> {
    const returnPath = await wayBackTo(waitingPath)
    const { wish, send } = prepare(topUp, payment, extras, returnPath)
    const outline = {
      amountInCents: topUp.amountInCents,
      language,
      line,
      returnPath,
      method: payment.method,
    } satisfies Outline
    const passed = new Set(decided)
    for (;;) {
      const before = await lookBefore(wish, topUp, passed)
      if (before) return before
      // Undefined where another tab has begun something since.
      const idempotencyKey = await intent.claim(wish, outline, passed)
      if (idempotencyKey === undefined) continue
      phoneNumbers.set(idempotencyKey, topUp.phoneNumber)
      return settle(idempotencyKey, send)
    }
  }

  async function earlierThan(topUp: TopUp, payment: Payment): Promise<Earlier | undefined> {
    const { wish } = prepare(topUp, payment, {}, await wayBackTo(waitingPath))
    const before = await lookBefore(wish, topUp, new Set(decided))
    return before?.kind === 'asks' ? before.earlier : undefined
  }

  function payBeside({ idempotencyKey, standing, paymentReference }: Earlier) {
    decided.add(idempotencyKey)
    if (standing === 'paid' && paymentReference !== undefined) intent.settle(paymentReference)
  }

  /** What the request is, and how it is sent. The key is the same as long as the request is. */
  function prepare(topUp: TopUp, payment: Payment, extras: Extras, returnPath: string) {
    const { phoneNumber, amountInCents } = topUp
    const request = { phoneNumber, amountInCents, language, line, returnPath }
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
        return { wish: byCard, send: (key: string) => api.payByCard(byCard, key) }
      }
      case 'bankLink': {
        const atBank = { ...request, bankId: payment.bank.bankId }
        return { wish: atBank, send: (key: string) => api.payAtBank(atBank, key) }
      }
      case 'googlePay':
      case 'applePay': {
        const { method } = payment
        const token = extras.paymentToken ?? calledOffToken
        return {
          wish: wishOf(request, method),
          send: (key: string) => sendToWallet(request, method, token, key),
        }
      }
    }
  }

  /** Looks after each payment that was begun before, until one is in this one's way. Adds to `passed`. */
  async function lookBefore(wish: object, topUp: TopUp, passed: Set<string>): Promise<Begun | undefined> {
    for (;;) {
      const attempt = await intent.other(wish, passed)
      if (!attempt) return undefined
      passed.add(attempt.idempotencyKey)
      const found = await find(attempt, topUp)
      if (!found) continue
      const { earlier, url } = found
      const { paymentReference, phoneNumber, amountInCents, method } = earlier
      const isSameTopUp = phoneNumber === topUp.phoneNumber && amountInCents === topUp.amountInCents
      // What waits for its holder's consent on the bank's page is not paid by itself.
      const isUnderWay = paymentReference !== undefined && url === waitingAddress(paymentReference)
      if (isSameTopUp && isWallet(method) && isUnderWay) return { kind: 'begun', paymentReference, url }
      return { kind: 'asks', earlier }
    }
  }

  /** The state of an earlier payment, and where it continues; undefined where no money is taken for it. */
  async function find(
    { idempotencyKey, reference, outline }: Attempt,
    topUp: TopUp,
  ): Promise<{ earlier: Earlier; url: string | undefined } | undefined> {
    const kept = v.safeParse(Outline, outline)
    if (!kept.success) return undefined
    const { method, amountInCents, ...others } = kept.output
    const requestWith = (phoneNumber: PhoneNumber) => ({ phoneNumber, amountInCents, ...others })
    let phoneNumber = phoneNumbers.get(idempotencyKey)
    let known = { paymentReference: reference, url: reference && waitingAddress(reference) }
    if (isWallet(method)) {
      // After a reload only the number that was typed again can be tried.
      if (await intent.isBegun(wishOf(requestWith(topUp.phoneNumber), method), idempotencyKey))
        phoneNumber = topUp.phoneNumber
      const sent = phoneNumber && (await callOff(requestWith(phoneNumber), method, idempotencyKey))
      if (sent?.kind === 'refused' || (sent?.kind === 'unanswered' && isRefusal(sent.trouble)))
        return undefined
      if (sent?.kind === 'begun') known = sent
    }
    const earlier = { idempotencyKey, amountInCents, method, phoneNumber }
    const { paymentReference, url } = known
    if (paymentReference === undefined) {
      // No one was led to its page, so no one can have paid there.
      if (!isWallet(method)) return undefined
      return { earlier: { ...earlier, paymentReference, standing: 'unknown' }, url }
    }
    const standing = standingBy(await api.checkResult(paymentReference))
    if (standing !== 'over') return { earlier: { ...earlier, paymentReference, standing }, url }
    intent.settle(paymentReference)
    return undefined
  }

  /** Says what a wallet's payment has come to; one that never arrived never will. */
  const callOff = (request: Request, wallet: Wallet, idempotencyKey: string) =>
    settle(idempotencyKey, (key) => sendToWallet(request, wallet, calledOffToken, key))

  async function sendToWallet(
    request: Request,
    wallet: Wallet,
    paymentToken: string,
    key: string,
  ): Promise<Outcome<Answer, RefusalCode>> {
    if (wallet === 'googlePay') return api.payByGoogle({ ...request, paymentToken }, key)
    const outcome = await api.payByApple({ ...request, paymentToken }, key)
    return outcome.kind === 'answer'
      ? { ...outcome, value: { ...outcome.value, redirectUrl: null } }
      : outcome
  }

  async function settle(
    idempotencyKey: string,
    send: (idempotencyKey: string) => Promise<Outcome<Answer, RefusalCode>>,
  ): Promise<Sent> {
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
    addressWith(waitingPath, { [paymentReferenceParameter]: paymentReference })

  return { begin, earlierThan, payBeside, waitingAddress }
}

const isWallet = (method: PaymentMethod): method is Wallet => method === 'googlePay' || method === 'applePay'

/** A sheet gives another token each time: the request is the same without it. */
const wishOf = (request: Request, wallet: Wallet) => ({ ...request, wallet })
