import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createOperator } from '../../../sandbox/operator/create-operator.ts'
import { switchLimits } from '../../../sandbox/operator/limits-switch.ts'
import { putNumber } from '../../../sandbox/operator/phone-numbers.ts'
import { cardFields, visitorOf } from '../../../sandbox/operator/visitor.ts'
import { sampledRuns } from '../../../tests/fixtures/sampled-runs.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import { browserStorage } from './top-up-page.fixture.ts'
import { type Act, cards, createWorld, type Fate, fates, type Outside } from './top-up-world.fixture.ts'

const site = 'http://127.0.0.1:4321'
const operator = await createOperator({ siteOrigin: site })
// One guest sends more here than anyone may.
await switchLimits(operator.database, 0, true)
const { database } = operator
const visitor = visitorOf(operator, site)
afterAll(() => operator.close())

const bankChoices = { pay: 'pay', payRefused: 'refuse', cancel: 'cancel' } as const

/** The acquirer's and the banks' pages, and what was done on each first: that counts. */
function bank() {
  const firstActs = new Map<string, Act>()
  const outside: Outside = {
    fetch: visitor.fetch,
    visit(url, act) {
      if (act === undefined) return visitor.open(url)
      if (!firstActs.has(url)) firstActs.set(url, act)
      if (url.includes('/bank/')) return visitor.sendForm(url, { choice: bankChoices[act] })
      if (act === 'cancel') return visitor.sendForm(url.replace('/pay/', '/cancel/'), {})
      return visitor.sendForm(url, cardFields(cards[act]))
    },
  }
  return { outside, firstActs }
}

type World = ReturnType<typeof createWorld>
type Tab = ReturnType<World['openTab']>

/** What a person does in a tab. */
const deeds: Record<string, (tab: Tab) => unknown> = {
  goOn: (tab) => tab.goOn(),
  review: (tab) => tab.review(),
  reviewOtherSum: (tab) => tab.review('sum'),
  reviewOtherMethod: (tab) => tab.review('method'),
  useBadWalletCard: (tab) => tab.useWalletCard('payRefused'),
  useGoodWalletCard: (tab) => tab.useWalletCard('pay'),
  checkEarlier: (tab) => tab.decide('checkEarlier'),
  showEarlier: (tab) => tab.decide('showEarlier'),
  payBeside: (tab) => tab.decide('payBeside'),
  press: (tab) => tab.pay(1),
  doublePress: (tab) => tab.pay(2),
  giveCard: (tab) => tab.visitBank('pay'),
  giveBadCard: (tab) => tab.visitBank('payRefused'),
  cancel: (tab) => tab.visitBank('cancel'),
  reload: (tab) => tab.reload(),
  back: (tab) => tab.back(true),
  backAnew: (tab) => tab.back(false),
  openForm: (tab) => tab.open('form'),
  openWaiting: (tab) => tab.open('waiting'),
}

type Step =
  | { deed: string; tab: number }
  /** A call on its way meets its fate. */
  | { fate: Fate; call: number }
  /** All calls on their way arrive at the same time. */
  | 'rush'
  /** The acquirer tells the operator how the cards went. */
  | 'report'
  /** So many milliseconds pass. */
  | number

const tab = fc.nat(1)
const call = fc.nat(3)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ deed: fc.constant('goOn'), tab }) },
  { weight: 8, arbitrary: fc.record({ deed: fc.constantFrom(...Object.keys(deeds)), tab }) },
  { weight: 8, arbitrary: fc.constant('rush' as const) },
  { weight: 4, arbitrary: fc.record({ fate: fc.constantFrom(...fates), call }) },
  { weight: 5, arbitrary: fc.constantFrom(400, 2_000, 11_000) },
  { weight: 4, arbitrary: fc.constant('report' as const) },
)

const manySteps = fc.array(step, { minLength: 20, maxLength: 120, size: 'max' })

async function take(world: World, tabs: readonly Tab[], step: Step, report: () => Promise<void>) {
  if (step === 'rush') await rush(world)
  else if (step === 'report') await report()
  else if (typeof step === 'number') await world.clock.advance(step)
  else if ('deed' in step) {
    const [tab] = tabs.slice(step.tab)
    if (tab) await deeds[step.deed]?.(tab)
  } else {
    const [call] = world.calls.splice(step.call % Math.max(world.calls.length, 1), 1)
    if (call) await world.deliver(call, step.fate)
  }
  await turn()
}

const rush = ({ calls, deliver }: World) =>
  Promise.all(calls.splice(0).map((call) => deliver(call, 'arrives')))

/** Two turns of the event loop: what was set off has gone as far as it can without the network. */
async function turn() {
  for (let count = 0; count < 2; count++) await new Promise((resolve) => setImmediate(resolve))
}

const runs = sampledRuns(1_000)

test('in random runs of two tabs no request is paid twice, no payment is lost and what is reported is true', async () => {
  const storage = browserStorage()
  const begun = new Map<string, number>()
  let seen = 0
  await fc.assert(
    fc.asyncProperty(manySteps, fc.nat(3), fc.nat(3), async (steps, first, second) => {
      storage.clear()
      const { phoneNumber } = await putNumber(database, Date.now())
      const { outside, firstActs } = bank()
      const world = createWorld(outside, phoneNumber)
      const tabs = [world.openTab(first), world.openTab(second)]
      const report = async () => {
        for (const { paymentReference, submitted } of await paymentsOf(phoneNumber))
          if (submitted) await operator.runDueJobs(paymentReference)
      }
      for (const next of steps) await take(world, tabs, next, report)

      // The person goes; what they sent may still arrive.
      for (const tab of tabs) tab.close()
      await rush(world)
      await report()
      const payments = await paymentsOf(phoneNumber)
      const booked = (await ledgerOf(phoneNumber)).map(({ paymentReference }) => paymentReference)
      for (const { references } of world.wishes.wishes) expect(references.size).toBeLessThanOrEqual(1)
      // Beside a wallet that may have been charged nothing is begun unless the person has decided so.
      expect(world.wishes.undecided()).toEqual([])
      const known = world.wishes.wishes.flatMap(({ references }) => [...references])
      expect(payments.map(({ paymentReference }) => paymentReference).sort()).toEqual(known.sort())
      const paidOnPages = [...firstActs.values()].filter((act) => act === 'pay').length
      const paidByWallet = payments.filter(
        ({ paidBy, paidByDetail }) =>
          /Pay$/.test(paidBy) && cards.pay.endsWith(paidByDetail?.slice(-4) ?? '?'),
      )
      expect(booked).toHaveLength(paidOnPages + paidByWallet.length)
      expect(new Set(world.announced).size).toBe(world.announced.length)
      for (const reference of world.announced) expect(booked).toContain(reference)
      for (const [reference, page] of world.told) expect(page === 'success').toBe(booked.includes(reference))
      for (const { paidBy } of payments) begun.set(paidBy, (begun.get(paidBy) ?? 0) + 1)
      seen += world.told.size
      await forgetPayments()
    }),
    { numRuns: runs },
  )
  // The runs get somewhere.
  expect(begun.size).toBe(4)
  expect(Math.min(seen, ...begun.values())).toBeGreaterThan(runs / 40)
}, 300_000)

/** All runs' payments would make the last runs slow. */
async function forgetPayments() {
  for (const table of ['payments', 'ledger', 'jobs', 'idempotency'] as const)
    await database.deleteFrom(table).execute()
  for (const table of ['cardPayments', 'bankPayments', 'jobs'] as const)
    await operator.providersDatabase.deleteFrom(table).execute()
}

const paymentsOf = (phoneNumber: PhoneNumber) =>
  database.selectFrom('payments').selectAll().where('phoneNumber', '=', phoneNumber).execute()
const ledgerOf = (phoneNumber: PhoneNumber) =>
  database.selectFrom('ledger').selectAll().where('phoneNumber', '=', phoneNumber).execute()
