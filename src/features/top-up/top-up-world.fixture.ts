import * as v from 'valibot'
import { fieldOf } from '../../lib/address-fields.ts'
import { manualClock } from '../../lib/manual-clock.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { banklinkPaymentRequest } from '../../operator/contract/banklink-payment-request.ts'
import { apiPath } from '../../operator/contract/endpoint.ts'
import { paymentApplePay } from '../../operator/contract/payment-applepay.ts'
import { paymentCard, paymentReferenceParameter } from '../../operator/contract/payment-card.ts'
import { paymentGooglePay } from '../../operator/contract/payment-googlepay.ts'
import type { PaymentMethod } from '../../operator/contract/payment-methods-and-cards.ts'
import { pollingStartTime } from '../top-up-draft/top-up-storage.ts'
import { paymentApi } from './payment.api.ts'
import type { Choice } from './payment-choice.ts'
import { countPaymentWishes, type Decided } from './payment-wishes.fixture.ts'
import { topUpApi } from './top-up.api.ts'
import type { TopUpStore } from './top-up.store.ts'
import { draftOf, openTopUp } from './top-up-page.fixture.ts'
import { topUpResultApi } from './top-up-result.api.ts'
import { createTopUpResultStore, type ResultPage, type TopUpResultStore } from './top-up-result.store.ts'

export type Act = 'pay' | 'payRefused' | 'cancel'

/** The operator and the acquirer's pages, as a browser reaches them. */
export interface Outside {
  fetch(url: URL, init: RequestInit): Promise<Response>
  /** Opens a page of the acquirer's, or does something there; where that leads, if anywhere. */
  visit(url: string, act?: Act): Promise<string | undefined>
}

/** What becomes of a call on its way. */
export const fates = ['arrives', 'requestLost', 'answerLost'] as const
export type Fate = (typeof fates)[number]

interface Call {
  url: URL
  init: RequestInit
  answer: (response: Response) => void
  lose: () => void
}

type Form = { name: 'form'; store: TopUpStore; isGone: boolean; decided: Decided }
/** The acquirer's or a bank's page; Back leads from it to the form. */
type Bank = { name: 'bank'; url: string; form: Form }
type Result = {
  name: 'result'
  page: ResultPage
  reference: string | undefined
  store: TopUpResultStore
  isGone: boolean
  /** What Back leads to. */
  before: Bank | Form | undefined
}

/** A person with a browser of two tabs; their calls arrive when, and if, the test says so. */
export function createWorld(outside: Outside, phone: string) {
  const clock = manualClock()
  const calls: Call[] = []
  const wishes = countPaymentWishes()
  /** Outcomes that were shown as final, by payment. */
  const told = new Map<string, ResultPage>()
  /** Top-ups of which the site's figures were reported. */
  const announced: string[] = []

  /** A page that is gone is notified of nothing, though what it sent may arrive. */
  const apiOf = (isGone: () => boolean, decided: Decided = new Set()) => {
    const transport = {
      clock,
      origin: () => 'http://127.0.0.1:4321',
      fetch: (url: URL, { signal: _, ...init }: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          const method = methodOf(url)
          if (method) wishes.send(init, method, decided)
          const answer = (response: Response) => !isGone() && resolve(response)
          const lose = () => !isGone() && reject(new TypeError('lost'))
          calls.push({ url, init, answer, lose })
        }),
    }
    return { ...topUpApi({ transport }), ...paymentApi({ transport }), ...topUpResultApi({ transport }) }
  }

  const intent = intentUnder('topup-intent', clock)
  const watched = {
    ...intent,
    settle(reference: string) {
      wishes.see(reference)
      return intent.settle(reference)
    },
  }

  async function deliver(call: Call, fate: Fate) {
    if (fate === 'requestLost') return call.lose()
    const response = await outside.fetch(call.url, call.init)
    if (methodOf(call.url) && response.status === 200)
      wishes.begin(call.init, v.parse(Begun, await response.clone().json()).paymentReference)
    if (fate === 'arrives') call.answer(response)
    else call.lose()
  }

  /** `firstChoice`: how the person means to pay at first, a place among the choices. */
  function openTab(firstChoice: number) {
    let ownSum = '10'
    let choice = firstChoice
    let walletCard = cards.pay
    let page: Form | Bank | Result = openForm()

    function openForm(): Form {
      const leave = (url: string) => {
        page = { name: 'bank', url, form }
        const reference = fieldOf(new URL(url, site), paymentReferenceParameter) ?? undefined
        if (reference === undefined) return
        close()
        page = openResult('waiting', reference, form)
      }
      const decided: Decided = new Set()
      const api = apiOf(() => form.isGone, decided)
      const { store } = openTopUp({ api, clock }, { leave, intent: watched })
      const form: Form = { name: 'form', store, isGone: false, decided }
      return form
    }

    function openResult(
      at: ResultPage,
      reference: string | undefined,
      before: Bank | Form | undefined,
    ): Result {
      const store = createTopUpResultStore({
        page: at,
        paymentReference: reference ?? (at === 'waiting' ? intent.reference() : undefined),
        api: apiOf(() => result.isGone),
        clock,
        pollingStartTime,
        show: (next, found) => {
          if (next === 'autoTopUpSuccess') throw new Error('nobody set one up')
          close()
          page = openResult(next, found, before)
        },
        settle: (found) => {
          told.set(found, at)
          return watched.settle(found)
        },
        announce: ({ paymentReference }) => announced.push(paymentReference),
      })
      const result: Result = { name: 'result', page: at, reference, store, isGone: false, before }
      store.start()
      return result
    }

    function close() {
      const left = page.name === 'bank' ? page.form : page
      left.isGone = true
      if (page.name === 'result') page.store.stop()
    }

    /** Follows the acquirer's way back to the site; without one its page stays. */
    function arrive(bank: Bank, url: string | undefined) {
      page = bank
      if (url === undefined) return
      const reference = fieldOf(new URL(url), paymentReferenceParameter) ?? undefined
      page = openResult('waiting', reference, bank)
    }

    /** From the form, or from the confirmation by way of the form. */
    function review(other?: 'sum' | 'method') {
      if (other === 'sum') ownSum = ownSum === '10' ? '20' : '10'
      if (other === 'method') choice = (choice + 1) % choices.length
      if (page.name !== 'form') return
      page.store.change()
      void page.store.review(draftOf(phone, ownSum, choices[choice]))
    }

    function pay(presses: number) {
      if (page.name !== 'form') return
      // Each press opens the wallet's sheet again, which gives another token.
      for (let press = 0; press < presses; press++) void page.store.pay({ paymentToken: tokenOf(walletCard) })
    }

    /** A user who is informed of an earlier top-up asks about it, looks at it or pays this one as well. */
    function decide(how: 'checkEarlier' | 'showEarlier' | 'payBeside') {
      if (page.name !== 'form') return
      const screen = page.store.$screen.get()
      if (screen.name !== 'confirm' || !screen.earlier) return
      if (how === 'payBeside') page.decided.add(screen.earlier.idempotencyKey)
      void page.store[how]()
    }

    async function visitBank(act?: Act) {
      if (page.name === 'bank') arrive(page, await outside.visit(page.url, act))
    }

    async function reload() {
      if (page.name === 'bank') return visitBank()
      close()
      page = page.name === 'form' ? openForm() : openResult(page.page, page.reference, page.before)
    }

    /** `isKept`: the browser shows the form as it was left, without loading it again. */
    async function back(isKept: boolean) {
      if (page.name === 'bank') {
        const { form } = page
        if (!isKept) close()
        page = isKept ? form : openForm()
        if (isKept) form.store.resume()
      } else if (page.name === 'result' && page.before) {
        const { before } = page
        close()
        if (before.name === 'bank') arrive(before, await outside.visit(before.url))
        else page = openForm()
      }
    }

    function open(what: 'form' | 'waiting') {
      close()
      page = what === 'form' ? openForm() : openResult('waiting', undefined, undefined)
    }

    /** What leads on from here. */
    async function goOn() {
      if (page.name === 'bank') return visitBank('pay')
      if (page.name === 'result') return page.page === 'waiting' ? undefined : open('form')
      const screen = page.store.$screen.get()
      if (screen.name !== 'confirm') review()
      else if (screen.earlier) decide('payBeside')
      else pay(1)
    }

    const useWalletCard = (card: keyof typeof cards) => {
      walletCard = cards[card]
    }

    return { useWalletCard, goOn, review, pay, decide, visitBank, reload, back, open, close }
  }

  return { clock, calls, deliver, wishes, told, announced, openTab }
}

const site = 'http://127.0.0.1:4321'
const Begun = v.object({ paymentReference: v.string() })

const paths: Record<string, PaymentMethod> = {
  [apiPath(paymentCard.path)]: 'card',
  [apiPath(banklinkPaymentRequest.path)]: 'bankLink',
  [apiPath(paymentGooglePay.path)]: 'googlePay',
  [apiPath(paymentApplePay.path)]: 'applePay',
}
/** Which payment a call begins, if any. */
const methodOf = (url: URL): PaymentMethod | undefined => paths[url.pathname]

const choices: readonly Choice[] = [
  { method: 'card' },
  { method: 'googlePay' },
  { method: 'bankLink', bankId: 'upes-unija' },
  { method: 'applePay' },
]

/** Test cards: in the acquirer's form and in the wallets. */
export const cards = { pay: '4242424242424242', payRefused: '4000000000009995' }

const tokenOf = (sandboxCard: string) => JSON.stringify({ sandboxCard, nonce: crypto.randomUUID() })
