import { vi } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { callOperation } from '../../operator/client/call-operation.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { submitOrder } from '../../operator/client/submit-order.ts'
import { validateOrder } from '../../operator/client/validate-order.ts'
import { countWishes } from '../../operator/client/wishes.fixture.ts'
import { changeCart } from '../cart/cart.state.ts'
import { basket } from './basket.ts'
import { createCheckoutStore } from './checkout.store.ts'
import { isFirstToHear } from './finished-orders.ts'
import { createPlacing } from './placing.store.ts'

/** What becomes of a call on its way. */
export const fates = ['arrives', 'requestLost', 'answerLost'] as const
export type Fate = (typeof fates)[number]

interface Call {
  url: URL
  init: RequestInit
  answer: (response: Response) => void
  lose: () => void
}

interface Page {
  isGone: boolean
  /** The plans of the order that was sent last. */
  pressed: string
}

/** Where the order's own calls go; the reference of an order that was placed, if one was. */
export interface Outside {
  fetch(url: URL, init: RequestInit): Promise<Response>
}

/** What a page needs of its browser; all tabs share one storage. */
function stubBrowser() {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://uoga.example/mano/uzsakymas'))
}

/** A person with a browser of two tabs at an order; their calls arrive when, and if, the test says so. */
export function createCheckoutWorld(outside: Outside) {
  const clock = manualClock()
  const calls: Call[] = []
  const wishes = countWishes()
  stubBrowser()
  let purchases = 0

  const transportOf = (page: Page) => ({
    clock,
    origin: () => 'http://127.0.0.1:4321',
    fetch: (url: URL, { signal: _, ...init }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        if (isOrder(init)) wishes.send(page, init)
        const answer = (response: Response) => !page.isGone && resolve(response)
        const lose = () => !page.isGone && reject(new TypeError('lost'))
        calls.push({ url, init, answer, lose })
      }),
  })

  async function deliver(call: Call, fate: Fate) {
    if (fate === 'requestLost') return call.lose()
    const response = await outside.fetch(call.url, call.init)
    const reference = isOrder(call.init) && referenceIn(await response.clone().json())
    if (reference) wishes.begin(call.init, reference)
    if (fate === 'arrives') call.answer(response)
    else call.lose()
  }

  function openTab() {
    let page = load()

    function load() {
      const own: Page = { isGone: false, pressed: '' }
      const transport = transportOf(own)
      let shown: string | undefined
      const store = createCheckoutStore({
        async validate(planIds) {
          const outcome = await callOperation(validateOrder, { planIds }, { transport })
          return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.validateOrder } : outcome
        },
        loadPlacing: async (shared) =>
          createPlacing(shared, {
            orderedPlans: async () => ({ kind: 'answer', value: [], reference: 'r1' }),
            async submit(request, idempotencyKey) {
              const outcome = await callOperation(submitOrder, request, { transport, idempotencyKey })
              return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.submitOrder } : outcome
            },
            isFirstToHear,
            keep: ({ reference }) => {
              shown = reference ?? undefined
            },
          }),
        basket,
        intent: intentUnder('order-intent', clock),
        sold: [],
        news: { step: () => undefined, answered: () => undefined, purchase: () => purchases++ },
        leave: () => {
          // The person sees how it went.
          if (shown) wishes.see(shown)
          else wishes.giveUp(own.pressed)
        },
      })
      const end = store.follow()
      void store.check()
      return Object.assign(own, { store, end })
    }

    function close() {
      page.isGone = true
      page.end()
    }

    function want(planIds: readonly string[]) {
      page.pressed = planIds.join()
      wishes.press(page, page.pressed)
    }

    function press(presses: number) {
      const screen = page.store.$screen.get()
      if (screen.name === 'contract') want(screen.order.planIds)
      for (let press = 0; press < presses; press++) void page.store.submit()
    }

    /** A user who is informed of an earlier order sends it again, or orders this as well. */
    function decide(how: 'sendEarlier' | 'orderBeside') {
      const screen = page.store.$screen.get()
      if (screen.name !== 'contract' || !screen.earlier) return
      want(how === 'sendEarlier' ? screen.earlier.planIds : screen.order.planIds)
      void page.store[how]()
    }

    function goOn() {
      const screen = page.store.$screen.get()
      if (screen.name === 'order') return void page.store.proceed()
      if (screen.name === 'contract') return screen.earlier ? decide('orderBeside') : press(1)
      if (screen.name === 'failed') return void page.store.check()
      if (screen.name === 'leaving') return reload()
    }

    function reload() {
      close()
      page = load()
    }

    return {
      goOn,
      press,
      decide,
      reload,
      close,
      change: () => page.store.change(),
      remove: (planId: string) => page.store.remove(planId),
    }
  }

  /** Another page of the site puts plans into the cart. */
  const put = (planIds: string[]) => changeCart(() => planIds.map((planId) => ({ planId, submitted: false })))

  return { clock, calls, deliver, wishes: wishes.wishes, openTab, put, purchases: () => purchases }
}

/** Two turns of the event loop: what was set off has gone as far as it can without the network. */
export async function turn() {
  for (let count = 0; count < 2; count++) await new Promise((resolve) => setImmediate(resolve))
}

const isOrder = ({ body }: RequestInit) => typeof body === 'string' && body.includes('"submitOrder"')

function referenceIn(json: unknown): string | undefined {
  const [, reference] = /"orderReference":"([^"]+)"/.exec(JSON.stringify(json)) ?? []
  return reference
}
