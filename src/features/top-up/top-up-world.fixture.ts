import * as v from 'valibot'
import { manualClock } from '../../lib/manual-clock.ts'
import { pollingStartTime } from '../../lib/top-up-storage.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { countWishes } from '../../operator/client/wishes.fixture.ts'
import { paymentCard, paymentReferenceParameter } from '../../operator/contract/payment-card.ts'
import { topUpApi } from './top-up.api.ts'
import type { TopUpStore } from './top-up.store.ts'
import { draftOf, openTopUp } from './top-up-page.fixture.ts'
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

type Form = { name: 'form'; store: TopUpStore; isGone: boolean }
/** The acquirer's page; Back leads from it to the form. */
type Bank = { name: 'bank'; url: string; form: Form }
type Result = {
  name: 'result'
  page: ResultPage
  reference: string | undefined
  store: TopUpResultStore
  isGone: boolean
  bank: Bank | undefined
}

/** A person with a browser of two tabs; their calls arrive when, and if, the test says so. */
export function createWorld(outside: Outside, phone: string) {
  const clock = manualClock()
  const calls: Call[] = []
  const wishes = countWishes()
  /** Outcomes that were shown as final, by payment. */
  const told = new Map<string, ResultPage>()

  /** A page that is gone hears of nothing, though what it sent may arrive. */
  const apiOf = (isGone: () => boolean) =>
    topUpApi({
      transport: {
        clock,
        origin: () => 'http://127.0.0.1:4321',
        fetch: (url, { signal: _, ...init }) =>
          new Promise((resolve, reject) => {
            if (isPayment(url)) wishes.send(init)
            const answer = (response: Response) => !isGone() && resolve(response)
            const lose = () => !isGone() && reject(new TypeError('lost'))
            calls.push({ url, init, answer, lose })
          }),
      },
    })

  async function deliver(call: Call, fate: Fate) {
    if (fate === 'requestLost') return call.lose()
    const response = await outside.fetch(call.url, call.init)
    if (isPayment(call.url) && response.ok)
      wishes.begin(call.init, v.parse(paymentCard.answer, await response.clone().json()).paymentReference)
    if (fate === 'arrives') call.answer(response)
    else call.lose()
  }

  function openTab() {
    let ownSum = '10'
    let page: Form | Bank | Result = openForm()

    function openForm(): Form {
      const leave = (url: string) => {
        page = { name: 'bank', url, form }
      }
      const { store } = openTopUp({ api: apiOf(() => form.isGone), clock }, { leave })
      const form: Form = { name: 'form', store, isGone: false }
      return form
    }

    function openResult(at: ResultPage, reference: string | undefined, bank: Bank | undefined): Result {
      const intent = intentUnder('topup-intent', clock)
      const store = createTopUpResultStore({
        page: at,
        paymentReference: reference ?? (at === 'waiting' ? intent.reference() : undefined),
        api: apiOf(() => result.isGone),
        clock,
        pollingStartTime,
        show: (next, found) => {
          if (next === 'autoTopUpSuccess') throw new Error('nobody set one up')
          close()
          page = openResult(next, found, bank)
        },
        settle: (found) => {
          intent.settle(found)
          wishes.see(found)
          told.set(found, at)
        },
      })
      const result: Result = { name: 'result', page: at, reference, store, isGone: false, bank }
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
      const reference = new URL(url).searchParams.get(paymentReferenceParameter) ?? undefined
      page = openResult('waiting', reference, bank)
    }

    /** From the form, or from the confirmation by way of the form. */
    function review(isOtherSum: boolean) {
      if (isOtherSum) ownSum = ownSum === '10' ? '20' : '10'
      if (page.name !== 'form') return
      page.store.change()
      void page.store.review(draftOf(phone, ownSum))
    }

    function pay(presses: number) {
      if (page.name !== 'form') return
      const screen = page.store.$screen.get()
      if (screen.name === 'confirm') wishes.press(String(screen.topUp.amountInCents))
      for (let press = 0; press < presses; press++) void page.store.pay()
    }

    async function visitBank(act?: Act) {
      if (page.name === 'bank') arrive(page, await outside.visit(page.url, act))
    }

    async function reload() {
      if (page.name === 'bank') return visitBank()
      close()
      page = page.name === 'form' ? openForm() : openResult(page.page, page.reference, page.bank)
    }

    /** `isKept`: the browser shows the form as it was left, without loading it anew. */
    async function back(isKept: boolean) {
      if (page.name === 'bank') {
        const { form } = page
        if (!isKept) close()
        page = isKept ? form : openForm()
        if (isKept) form.store.resume()
      } else if (page.name === 'result' && page.bank) {
        const { bank } = page
        close()
        arrive(bank, await outside.visit(bank.url))
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
      if (page.store.$screen.get().name === 'confirm') pay(1)
      else review(false)
    }

    return { goOn, review, pay, visitBank, reload, back, open, close }
  }

  return { clock, calls, deliver, wishes: wishes.wishes, told, openTab }
}

const isPayment = (url: URL) => url.pathname.endsWith(paymentCard.path)
