import { onTestFinished, vi } from 'vitest'
import { type ManualClock, manualClock } from '../../lib/manual-clock.ts'
import { type Intent, intentUnder } from '../../operator/client/intent.ts'
import type { Limits } from '../top-up-draft/top-up-draft.ts'
import { paymentBeginner } from './begin-payment.ts'
import { createPaying } from './paying.store.ts'
import { paymentApi } from './payment.api.ts'
import type { Choice, Device, Wallet } from './payment-choice.ts'
import { topUpApi } from './top-up.api.ts'
import { createTopUpStore } from './top-up.store.ts'
import type { Draft } from './top-up.ts'
import { limits } from './top-up-inputs.fixture.ts'

type Fetch = (url: URL, init: RequestInit) => Promise<Response>

export interface Sent {
  path: string
  idempotencyKey: string | null
}

/** Gives this test the browser's local storage, empty; pages of the same browser share it. */
export function browserStorage(): Map<string, string> {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return values
}

/** A browser that reaches the operator by `fetch`, and what it sent. */
export function browser(fetch: Fetch) {
  const clock = manualClock()
  const sent: Sent[] = []
  const transport = {
    clock,
    origin: () => 'http://127.0.0.1:4321',
    fetch(url: URL, init: RequestInit) {
      sent.push({ path: url.pathname, idempotencyKey: new Headers(init.headers).get('Idempotency-Key') })
      return fetch(url, init)
    },
  }
  return {
    clock,
    sent,
    api: { ...topUpApi({ transport }), ...paymentApi({ transport }) },
    ended: endedBy(clock),
  }
}

export type Browser = ReturnType<typeof browser>

interface TopUpPage {
  line?: 'uoga' | 'extra'
  content?: Limits
  leave?: (url: string) => void
  device?: Device
  /** What asks the operator, as it arrives. */
  loadApi?: () => Promise<Browser['api']>
  /** What pays arrives with it. */
  paying?: () => Promise<void>
  /** What each wallet's own script says. */
  isWalletReady?: (wallet: Wallet) => Promise<boolean>
  intent?: Intent
}

/** The top-up page as it is opened or reloaded; `left` is where it went. */
export function openTopUp(
  { api, clock }: Pick<Browser, 'api' | 'clock'>,
  {
    line = 'uoga',
    content = limits,
    leave,
    device = { googlePay: true, applePay: true },
    loadApi = async () => api,
    paying = async () => {},
    isWalletReady = async () => true,
    intent = intentUnder('topup-intent', clock),
  }: TopUpPage = {},
) {
  const left: string[] = []
  const site = { line, language: 'lt', waitingPath: '/laukiama-papildymo' } as const
  const store = createTopUpStore({
    line,
    device,
    async loadPaying(shared) {
      await paying()
      return createPaying(shared, {
        beginner: paymentBeginner({ ...site, api, intent }),
        api,
        intent,
        clock,
        isWalletReady,
        leave(url) {
          left.push(url)
          leave?.(url)
        },
      })
    },
    limits: content,
    loadApi,
    clock,
  })
  return { store, left, intent, screen: () => store.$screen.get() }
}

export const draftOf = (phone: string, ownSum = '10', choice?: Choice): Draft => ({
  phone,
  sumIndex: undefined,
  ownSum,
  choice,
})

/** Lets the client's time go by, a millisecond a turn of the event loop, until something has ended. */
const endedBy =
  (clock: ManualClock) =>
  async <Value>(promise: Promise<Value>): Promise<Value> => {
    let isOpen = true
    const settled = promise.finally(() => {
      isOpen = false
    })
    while (isOpen) await clock.advance(1)
    return settled
  }
