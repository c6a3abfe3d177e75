import { onTestFinished, vi } from 'vitest'
import type { Operator } from '../../../sandbox/operator/create-operator.ts'
import { signIn } from '../../../sandbox/operator/log-in/sessions.ts'
import { visitorOf } from '../../../sandbox/operator/visitor.ts'
import { type ManualClock, manualClock } from '../../lib/manual-clock.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { getAccount } from '../../operator/client/account.ts'
import { type Intent, intentUnder } from '../../operator/client/intent.ts'
import { loaderOf } from '../../session/loaded.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { askCardsAndAutoTopUps, autoTopUpApi } from './auto-top-up.api.ts'
import { createAutoTopUpStore } from './auto-top-up.store.ts'

export const site = 'http://127.0.0.1:4321'

type Fetch = (url: URL, init: RequestInit) => Promise<Response>

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

/** The browser of a signed-in customer, at the sandbox's time. */
export async function browserOf(operator: Operator, phoneNumber: PhoneNumber, now: number) {
  const cookie = await signIn(operator.database, now, { phoneNumber })
  return { clock: manualClock(now), visitor: visitorOf(operator, site, cookie) }
}

interface Page {
  clock: ManualClock
  fetch: Fetch
  replacedId?: string | undefined
  leave?: (url: string) => void
  show?: (recurringPaymentId: string) => void
  intent?: Intent
}

/** The page as it is opened or reloaded; `left` is where it went. */
export function openAutoTopUp({
  clock,
  fetch,
  replacedId,
  leave,
  show,
  intent = intentUnder('auto-topup-intent', clock),
}: Page) {
  const options = { transport: { clock, origin: () => site, fetch } }
  const left: string[] = []
  const store = createAutoTopUpStore({
    language: 'lt',
    waitingPath: '/laukiama-papildymo',
    replacedId,
    account: loaderOf(async () => {
      const outcome = await queryOperator(getAccount, {}, options)
      return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.account } : outcome
    }, clock),
    settings: loaderOf(() => askCardsAndAutoTopUps(options), clock),
    api: autoTopUpApi(options),
    intent,
    clock,
    leave(url) {
      left.push(url)
      leave?.(url)
    },
    show(id) {
      left.push(id)
      show?.(id)
    },
  })
  return { store, left, intent, screen: () => store.$screen.get() }
}
