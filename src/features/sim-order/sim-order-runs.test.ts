import fc from 'fast-check'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createOperator } from '../../../sandbox/operator/create-operator.ts'
import { switchLimits } from '../../../sandbox/operator/limits-switch.ts'
import { cardFields, visitorOf } from '../../../sandbox/operator/visitor.ts'
import { sampledRuns } from '../../../tests/fixtures/sampled-runs.ts'
import { manualClock } from '../../lib/manual-clock.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { createOrdering } from './ordering.store.ts'
import { simOffer } from './sim-offer.api.ts'
import { simOrderApi } from './sim-order.api.ts'
import { wholeDraft } from './sim-order.fixture.ts'
import { createSimOrderStore } from './sim-order.store.ts'

const site = 'http://127.0.0.1:4321'
const operator = await createOperator({ siteOrigin: site, machineNow: () => Date.UTC(2026, 0, 15, 10) })
// One guest sends more here than anyone may.
await switchLimits(operator.database, 0, true)
const { database, providersDatabase } = operator
afterAll(() => operator.close())
afterEach(() => vi.unstubAllGlobals())

/** What becomes of a call on its way. */
const fates = ['arrives', 'requestLost', 'answerLost'] as const
const [paid, refused] = ['4242 4242 4242 4242', '4000 0000 0000 9995']
const deeds = [
  'goOn',
  'goOn',
  'goOn',
  'doublePress',
  'back',
  'reload',
  'pay',
  'pay',
  'refuse',
  'seeResult',
] as const

type Step =
  | { deed: (typeof deeds)[number]; tab: number }
  | { fate: (typeof fates)[number]; call: number }
  /** All calls on their way arrive at the same time. */
  | 'rush'
  /** So many milliseconds pass. */
  | number

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.constant('rush' as const) },
  { weight: 14, arbitrary: fc.record({ deed: fc.constantFrom(...deeds), tab: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ fate: fc.constantFrom(...fates), call: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.constantFrom(400, 11_000) },
)

interface Call {
  url: URL
  init: RequestInit
  answer: (response: Response) => void
  lose: () => void
}

/** One storage for all tabs, as a browser has it. */
function stubBrowser() {
  // Without locks: a tab that has gone would hold Node's, which nothing takes away.
  vi.stubGlobal('navigator', {})
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
}

/** Two turns of the event loop: what was set off has gone as far as it can without the network. */
async function turn() {
  for (let count = 0; count < 2; count++) await new Promise((resolve) => setImmediate(resolve))
}

/** A person who wants one SIM, in a browser of two tabs. */
function createWorld() {
  stubBrowser()
  const visitor = visitorOf(operator, site)
  const clock = manualClock()
  const calls: Call[] = []
  const intent = intentUnder('sim-order-intent', clock)

  async function deliver(call: Call, fate: (typeof fates)[number]) {
    if (fate === 'requestLost') return call.lose()
    const response = await visitor.fetch(call.url, call.init)
    if (fate === 'arrives') call.answer(response)
    else call.lose()
  }

  function openTab() {
    let page = { isGone: false }
    let payUrl = ''
    let store = load()

    function load() {
      const own = page
      const transport = {
        clock,
        origin: () => site,
        fetch: (url: URL, { signal: _, ...init }: RequestInit) =>
          new Promise<Response>((resolve, reject) =>
            calls.push({
              url,
              init,
              answer: (response) => !own.isGone && resolve(response),
              lose: () => !own.isGone && reject(new TypeError('lost')),
            }),
          ),
      }
      const made = createSimOrderStore({
        kind: 'sim',
        offer: () => simOffer({ transport: { ...visitor, clock } }),
        clock,
        kept: { read: () => undefined, write: () => undefined },
        loadOrdering: async (shared) =>
          createOrdering(shared, {
            kind: 'sim',
            language: 'lt',
            resultPath: '/r',
            plans: [],
            api: simOrderApi('sim', { transport }),
            intent,
            clock,
            begun: { write: () => undefined },
            leave: (url) => {
              payUrl = url
            },
          }),
      })
      void made.start('buyer', wholeDraft)
      return made
    }

    function close() {
      page.isGone = true
    }

    /** The operator's page, or the one that says the state of the order. */
    async function seeResult() {
      const orderReference = intent.reference()
      if (!orderReference) return
      const outcome: Outcome<{ status: string }> = await simOrderApi('sim', {
        transport: { ...visitor, clock },
      }).status(orderReference)
      if (outcome.kind === 'answer' && outcome.value.status !== 'awaitingPayment')
        intent.settle(orderReference)
      store.resume()
    }

    async function give(card: string) {
      if (payUrl.startsWith('http')) await visitor.sendForm(payUrl, cardFields(card)).catch(() => undefined)
      // The acquirer's word takes two seconds.
      await operator.advance(2_000)
      store.resume()
    }

    async function act(deed: (typeof deeds)[number]) {
      const { name } = store.$screen.get()
      switch (deed) {
        case 'goOn':
          if (name === 'summary') return void store.pay(true)
          if (name === 'leaving') return store.resume()
          return void store.submit()
        case 'doublePress':
          void store.pay(true)
          return void store.pay(true)
        case 'back':
          return store.back()
        case 'reload':
          close()
          page = { isGone: false }
          store = load()
          return
        case 'pay':
          return give(paid)
        case 'refuse':
          return give(refused)
        case 'seeResult':
          return seeResult()
      }
    }

    return { act, close }
  }

  return { clock, calls, deliver, openTab, intent }
}

type World = ReturnType<typeof createWorld>
const rush = ({ calls, deliver }: World) =>
  Promise.all(calls.splice(0).map((call) => deliver(call, 'arrives')))

async function take(world: World, tabs: ReturnType<World['openTab']>[], next: Step) {
  if (next === 'rush') await rush(world)
  else if (typeof next === 'number') await world.clock.advance(next)
  else if ('deed' in next) await tabs[next.tab]?.act(next.deed)
  else {
    const [call] = world.calls.splice(next.call % Math.max(world.calls.length, 1), 1)
    if (call) await world.deliver(call, next.fate)
  }
  await turn()
}

const runs = sampledRuns(300)

test('in random runs of two tabs a person who saw no order go through has at most one that may be paid', async () => {
  let ordered = 0
  let paidOrders = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50, size: 'max' }), async (steps) => {
      const world = createWorld()
      const tabs = [world.openTab(), world.openTab()]
      await turn()
      let seen = 0
      let wasOpen = world.intent.reference()
      for (const next of steps) {
        await take(world, tabs, next)
        const isOpen = world.intent.reference()
        // How an order went was seen: a user who orders again wants another.
        if (wasOpen && !isOpen) seen += 1
        wasOpen = isOpen
      }
      for (const tab of tabs) tab.close()
      await rush(world)
      const orders = await database.selectFrom('simOrders').select(['state', 'paymentReference']).execute()
      const payments = await database.selectFrom('payments').select(['paymentReference', 'status']).execute()
      const statusOf = (reference: string | null) =>
        payments.find(({ paymentReference }) => paymentReference === reference)?.status
      const alive = orders.filter(({ paymentReference }) =>
        ['pending', 'paid'].includes(statusOf(paymentReference) ?? ''),
      )
      expect(alive.length).toBeLessThanOrEqual(1 + seen)
      expect(payments).toHaveLength(orders.length)
      ordered += orders.length
      paidOrders += orders.filter(({ state }) => state !== 'awaitingPayment').length
      for (const table of ['simOrders', 'payments', 'jobs', 'idempotency'] as const)
        await database.deleteFrom(table).execute()
      for (const table of ['cardPayments', 'jobs'] as const)
        await providersDatabase.deleteFrom(table).execute()
    }),
    { numRuns: runs },
  )
  // The runs get somewhere.
  expect(ordered).toBeGreaterThan(runs / 10)
  expect(paidOrders).toBeGreaterThan(0)
}, 240_000)
