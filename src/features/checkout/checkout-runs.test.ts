import fc from 'fast-check'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createOperator } from '../../../sandbox/operator/create-operator.ts'
import { signIn } from '../../../sandbox/operator/log-in/sessions.ts'
import { putNumber } from '../../../sandbox/operator/phone-numbers.ts'
import { visitorOf } from '../../../sandbox/operator/visitor.ts'
import { keepsToModel } from '../../../tests/fixtures/keeps-to-model.ts'
import { sampledRuns } from '../../../tests/fixtures/sampled-runs.ts'
import { toCents } from '../../lib/money.ts'
import { createCheckoutWorld, type Fate, fates, turn } from './checkout-world.fixture.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
await import('../../../sandbox/operator/graphql/schema.ts')
const operator = await createOperator({ siteOrigin: site, machineNow: () => start })
const { database } = operator
let now = start
afterAll(() => operator.close())
afterEach(() => vi.unstubAllGlobals())

type World = ReturnType<typeof createCheckoutWorld>
type Tab = ReturnType<World['openTab']>

/** What a person does in a tab. */
const deeds: Record<string, (tab: Tab) => unknown> = {
  goOn: (tab) => tab.goOn(),
  press: (tab) => tab.press(1),
  doublePress: (tab) => tab.press(2),
  sendEarlier: (tab) => tab.decide('sendEarlier'),
  orderBeside: (tab) => tab.decide('orderBeside'),
  back: (tab) => tab.change(),
  reload: (tab) => tab.reload(),
  remove: (tab) => tab.remove('uoga-m'),
}

type Step =
  | { deed: string; tab: number }
  /** A call on its way meets its fate. */
  | { fate: Fate; call: number }
  /** The cart is filled on another page. */
  | { put: string[] }
  /** All calls on their way arrive at the same time. */
  | 'rush'
  /** The operator activates what was ordered: the same plan may be ordered again. */
  | 'activate'
  /** So many milliseconds pass. */
  | number

const plans = ['uoga-s', 'uoga-m']
const tab = fc.nat(1)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ deed: fc.constant('goOn'), tab }) },
  { weight: 6, arbitrary: fc.record({ deed: fc.constantFrom(...Object.keys(deeds)), tab }) },
  { weight: 8, arbitrary: fc.constant('rush' as const) },
  { weight: 4, arbitrary: fc.record({ fate: fc.constantFrom(...fates), call: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ put: fc.subarray(plans, { minLength: 1 }) }) },
  { weight: 2, arbitrary: fc.constant('activate' as const) },
  { weight: 4, arbitrary: fc.constantFrom(400, 11_000) },
)

const rush = ({ calls, deliver }: World) =>
  Promise.all(calls.splice(0).map((call) => deliver(call, 'arrives')))

async function activate() {
  await operator.advance(120_000)
  now += 120_000
}

async function take(world: World, tabs: readonly Tab[], step: Step) {
  if (step === 'rush') await rush(world)
  else if (step === 'activate') await activate()
  else if (typeof step === 'number') await world.clock.advance(step)
  else if ('put' in step) world.put(step.put)
  else if ('deed' in step) {
    const [tab] = tabs.slice(step.tab)
    if (tab) deeds[step.deed]?.(tab)
  } else {
    const [call] = world.calls.splice(step.call % Math.max(world.calls.length, 1), 1)
    if (call) await world.deliver(call, step.fate)
  }
  await turn()
}

const runs = sampledRuns(1_000)

test('in random runs of two tabs no request is ordered twice, and what was ordered is reported once', async () => {
  let ordered = 0
  await keepsToModel(
    import.meta.url,
    runs,
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40, size: 'max' }), async (steps) => {
      const { phoneNumber } = await putNumber(database, now, { balanceInCents: toCents(50_000) })
      const visitor = visitorOf(operator, site, await signIn(database, now, { phoneNumber, strong: false }))
      const world = createCheckoutWorld({ fetch: visitor.fetch })
      world.put(plans)
      const tabs = [world.openTab(), world.openTab()]
      for (const next of steps) await take(world, tabs, next)

      // The person goes; what they sent may still arrive.
      for (const one of tabs) one.close()
      await rush(world)
      const rows = await database
        .selectFrom('orderedPlans')
        .selectAll()
        .where('phoneNumber', '=', phoneNumber)
        .execute()
      const orders = new Set(rows.map(({ orderReference }) => orderReference))
      for (const { references } of world.wishes) expect(references.size).toBeLessThanOrEqual(1)
      const known = world.wishes.flatMap(({ references }) => [...references])
      expect([...orders].sort()).toEqual(known.sort())
      expect(world.purchases()).toBeLessThanOrEqual(orders.size)
      ordered += orders.size
    }),
  )
  // The runs get somewhere.
  expect(ordered).toBeGreaterThan(runs / 10)
}, 240_000)
