import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOperator, type Operator } from '../../../sandbox/operator/create-operator.ts'
import { type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { listedPlans } from '../../../sandbox/operator/plans/catalogue.ts'
import { cardFields, type Visitor, visitorOf } from '../../../sandbox/operator/visitor.ts'
import { toCents } from '../../lib/money.ts'
import { forgetAllBut } from '../../lib/storage.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { apiPath } from '../../operator/contract/endpoint.ts'
import { esimOrders } from '../../operator/contract/esim-orders.ts'
import { esimOrdersOffer } from '../../operator/contract/esim-orders-offer.ts'
import { simOrders } from '../../operator/contract/sim-orders.ts'
import { simOrdersStatus } from '../../operator/contract/sim-orders-status.ts'
import { esimOffer } from './esim-offer.api.ts'
import { createOrdering } from './ordering.store.ts'
import { simOffer } from './sim-offer.api.ts'
import { type SimOrderApi, simOrderApi } from './sim-order.api.ts'
import { patient, wholeDraft } from './sim-order.fixture.ts'
import type { Begun, KeptChoice } from './sim-order.state.ts'
import { createSimOrderStore } from './sim-order.store.ts'
import type { Draft, SimKind } from './sim-order.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
/** The page of an order, which finds its reference in the fragment. */
const toOrder = /^\/uzsakymas#orderReference=[\w-]+$/
const [sold] = listedPlans().values()
const plan = {
  planId: sold?.planId ?? '',
  planTitle: 'Planas',
  description: '',
  priceInCents: sold?.priceInCents ?? toCents(0),
}

let operator: Operator
let visitor: Visitor
let kept: KeptChoice | undefined
let begun: Begun | undefined
let left: string[]

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  visitor = visitorOf(operator, site)
  kept = undefined
  begun = undefined
  left = []
})
afterEach(async () => {
  forgetAllBut([])
  await operator.close()
})

const intentOf = (kind: SimKind) => intentUnder(`${kind}-order-intent`)
const spoil = (path: string, fault: Fault, times = 1) =>
  setFault(operator.database, { path: apiPath(path), visitor: '' }, fault, times)
const orders = () => operator.database.selectFrom('simOrders').selectAll().execute()

function open(kind: SimKind, plans = [plan], calls: Partial<SimOrderApi> = {}) {
  const options = { transport: { ...visitor, clock: patient } }
  return createSimOrderStore({
    kind,
    offer: () => (kind === 'sim' ? simOffer(options) : esimOffer(options)),
    clock: patient,
    kept: {
      read: () => kept,
      write: (choice) => {
        kept = choice
      },
    },
    loadOrdering: async (shared) =>
      createOrdering(shared, {
        kind,
        language: 'lt',
        resultPath: '/uzsakymas',
        plans,
        api: { ...simOrderApi(kind, options), ...calls },
        intent: intentOf(kind),
        clock: patient,
        begun: {
          write: (order) => {
            begun = order
          },
        },
        leave: (url) => left.push(url),
      }),
  })
}

/** From the first step to the summary. */
async function toSummary(
  kind: SimKind,
  typed: Partial<Draft> = {},
  plans = [plan],
  calls: Partial<SimOrderApi> = {},
) {
  const store = open(kind, plans, calls)
  await store.start()
  store.change({ ...wholeDraft, ...typed })
  for (let step = 0; step < 3; step++) await store.submit()
  return store
}

test('the offer is asked for as soon as the page is there', async () => {
  const store = open('sim')
  await store.start()
  await vi.waitFor(() => expect(store.$offer.get()).toMatchObject({ name: 'ready' }))
})

test('a SIM card: where to, a plan, who, the price; however often it is pressed one order and away to its payment', async () => {
  const store = open('sim')
  await store.start()
  await store.submit()
  expect(store.$screen.get()).toEqual({ name: 'delivery', problems: { method: 'missing' } })
  store.change({ method: 'parcelTerminal' })
  expect(store.$screen.get()).toEqual({ name: 'delivery', problems: {} })
  store.change({ parcelTerminalId: 'kaunas-savanoriu' })
  await Promise.all([store.submit(), store.submit()])
  store.change({ planId: plan.planId })
  if (store.$screen.get().name === 'plan') await store.submit()
  expect(store.$screen.get()).toMatchObject({ name: 'buyer' })
  store.change(wholeDraft)
  store.change({ planId: plan.planId })
  await store.submit()
  expect(store.$screen.get()).toMatchObject({
    name: 'summary',
    order: { totalInCents: 199 + 149 + plan.priceInCents, terminal: { city: 'Kaunas' } },
  })
  await store.pay(false)
  expect(store.$screen.get()).toMatchObject({ name: 'summary', areTermsMissing: true })
  expect(await orders()).toEqual([])
  await Promise.all([store.pay(true), store.pay(true)])
  expect(store.$screen.get()).toMatchObject({ name: 'leaving' })
  expect(left).toEqual([expect.stringContaining('/acquirer/pay/')])
  expect(begun).toEqual({ orderReference: intentOf('sim').reference(), awaitsPayment: true })
  expect(await orders()).toMatchObject([{ planId: plan.planId, state: 'awaitingPayment' }])
})

test('an eSIM that costs nothing leads at once to its state', async () => {
  const store = await toSummary('esim')
  await store.pay(true)
  expect(left).toEqual([`/uzsakymas#orderReference=${intentOf('esim').reference()}`])
  expect(begun?.awaitsPayment).toBeUndefined()
  expect(await orders()).toMatchObject([{ kind: 'esim', state: 'preparing' }])
})

test('a phone without an EID gets no eSIM', async () => {
  const store = open('esim')
  await store.start()
  store.change({ device: 'noEid' })
  await store.submit()
  expect(store.$screen.get()).toEqual({ name: 'device', problems: { device: 'invalid' } })
})

test('a reload keeps what was chosen and how far one came, as far as nothing personal is needed', async () => {
  await toSummary('sim', { planId: plan.planId })
  expect(JSON.stringify(kept)).not.toMatch(/Ona|ona@|699/)
  const reloaded = open('sim')
  await reloaded.start('summary')
  expect(reloaded.$screen.get()).toMatchObject({ name: 'buyer' })
  expect(reloaded.$draft.get()).toMatchObject({
    method: 'parcelTerminal',
    parcelTerminalId: 'kaunas-savanoriu',
    planId: plan.planId,
    firstName: '',
  })
  kept = { step: 'buyer', method: 'address', parcelTerminalId: '', device: '', planId: '' }
  const atAddress = open('sim')
  await atAddress.start()
  expect(atAddress.$screen.get()).toMatchObject({ name: 'delivery' })
})

test('Back keeps what was typed; nothing leads on past an unfinished step', async () => {
  const store = await toSummary('sim')
  store.back()
  store.back()
  expect(store.$screen.get()).toMatchObject({ name: 'plan' })
  store.show('summary')
  expect(store.$screen.get()).toMatchObject({ name: 'summary' })
  store.show('buyer')
  store.change({ email: 'ona' })
  store.show('summary')
  expect(store.$screen.get()).toMatchObject({ name: 'buyer' })
})

test.each([
  ['PARCEL_TERMINAL_NOT_AVAILABLE', 'delivery', { parcelTerminalId: '' }],
  ['PLAN_NOT_AVAILABLE', 'plan', { planId: '' }],
  ['BANK_NOT_AVAILABLE', 'summary', {}],
] as const)('%s: nothing is ordered, and it is reported where it is mended', async (code, name, draft) => {
  const order = async () => ({ kind: 'failure', code, reference: 'R' }) as const
  const store = await toSummary('sim', { planId: plan.planId }, [plan], { order })
  await store.pay(true)
  expect(store.$screen.get()).toMatchObject({ name, notice: { kind: 'told', code } })
  expect(store.$draft.get()).toMatchObject(draft)
  expect(left).toEqual([])
})

test('the operator’s own refusal of a plan that is sold no more', async () => {
  const store = await toSummary('sim', { planId: 'gone' }, [{ ...plan, planId: 'gone' }])
  await store.pay(true)
  expect(store.$screen.get()).toMatchObject({ name: 'plan', notice: { code: 'PLAN_NOT_AVAILABLE' } })
  expect(await orders()).toEqual([])
})

test('refused by a code that the site doesn’t know: told, and the next press comes with a new key', async () => {
  const keys: string[] = []
  const order: SimOrderApi['order'] = async (_, key) => {
    keys.push(key)
    return { kind: 'unknown', reason: 'unmappedCode', reference: 'R' }
  }
  const store = await toSummary('sim', {}, [plan], { order })
  await store.pay(true)
  expect(store.$screen.get()).toMatchObject({ name: 'summary', notice: { kind: 'failed' } })
  await store.pay(true)
  expect(new Set(keys).size).toBe(2)
})

test('no offer is reported with a reference; the same press asks again', async () => {
  await spoil(esimOrdersOffer.path, { kind: 'status', status: 500 })
  const store = open('esim')
  await store.start()
  store.change(wholeDraft)
  await store.submit()
  expect(store.$screen.get()).toMatchObject({
    name: 'device',
    notice: { kind: 'failed', failed: { reference: expect.any(String) } },
  })
  await store.submit()
  expect(store.$screen.get()).toMatchObject({ name: 'plan' })
})

test('a lost answer is reported; the same press once more finds the order, after a reload too', async () => {
  const store = await toSummary('sim')
  // The call itself tries once more after a lost connection: both answers are lost.
  await spoil(simOrders.path, { kind: 'cutAfterCommit' }, 2)
  await store.pay(true)
  expect(store.$screen.get()).toMatchObject({ name: 'summary', notice: { kind: 'failed' } })
  expect(await orders()).toHaveLength(1)
  await spoil(simOrdersStatus.path, { kind: 'status', status: 500 })
  await store.pay(true)
  expect(store.$screen.get()).toMatchObject({ name: 'summary', notice: { kind: 'failed' } })
  const reloaded = await toSummary('sim')
  await reloaded.pay(true)
  expect(left).toHaveLength(1)
  expect(await orders()).toHaveLength(1)
})

test('another price than the one shown is reported before anything is paid', async () => {
  const store = await toSummary('sim', { planId: plan.planId }, [{ ...plan, priceInCents: toCents(1) }])
  await store.pay(true)
  expect(left).toEqual([])
  expect(store.$screen.get()).toMatchObject({
    name: 'summary',
    order: { totalInCents: 199 + 149 + plan.priceInCents },
    notice: { kind: 'priceChanged', before: 199 + 149 + 1 },
  })
  await store.pay(true)
  expect(left).toHaveLength(1)
  expect(await orders()).toHaveLength(1)
})

test('back from the card page the summary takes presses again; the same order is paid, not another', async () => {
  const store = await toSummary('sim')
  await store.pay(true)
  store.resume()
  expect(store.$screen.get()).toMatchObject({ name: 'summary' })
  await store.pay(true)
  expect(left[1]).toBe(left[0])
  expect(await orders()).toHaveLength(1)
})

test('an order that was paid meanwhile is shown, not paid again; one that was refused is placed again', async () => {
  const store = await toSummary('sim')
  await store.pay(true)
  await visitor.sendForm(left[0] ?? '', cardFields('4000 0000 0000 9995'))
  await operator.advance(2_000)
  store.resume()
  await store.pay(true)
  expect(left[1]).toMatch(/\/acquirer\/pay\//)
  expect(left[1]).not.toBe(left[0])
  await visitor.sendForm(left[1] ?? '', cardFields('4242 4242 4242 4242'))
  await operator.advance(2_000)
  store.resume()
  await store.pay(true)
  expect(left[2]).toMatch(/^\/uzsakymas#orderReference=[\w-]+$/)
  const states = (await orders()).map(({ state }) => state)
  expect(states.sort()).toEqual(['awaitingPayment', 'paid'])
})

test('once its outcome was seen the next order is another', async () => {
  const store = await toSummary('sim')
  await store.pay(true)
  intentOf('sim').settle(begun?.orderReference ?? '')
  store.resume()
  expect(store.$screen.get()).toMatchObject({ name: 'delivery' })
  for (let step = 0; step < 3; step++) await store.submit()
  await store.pay(true)
  expect(await orders()).toHaveLength(2)
})

/** An eSIM that costs nothing, ordered without an answer; then another e-mail is given. */
async function afterLostOrder() {
  const store = await toSummary('esim')
  await spoil(esimOrders.path, { kind: 'cutAfterCommit' }, 2)
  await store.pay(true)
  expect(store.$screen.get()).toMatchObject({ notice: { kind: 'failed' } })
  await toOtherOrder(store)
  return store
}

async function toOtherOrder(store: Awaited<ReturnType<typeof toSummary>>) {
  store.show('buyer')
  store.change({ email: 'kita@uoga.example' })
  await store.submit()
  await store.pay(true)
}

const noticeOf = (store: Awaited<ReturnType<typeof toSummary>>) => {
  const screen = store.$screen.get()
  return screen.name === 'summary' ? screen.notice : undefined
}

test('another order while one has no answer is asked about; the first is sent again and found', async () => {
  const store = await afterLostOrder()
  expect(noticeOf(store)).toMatchObject({ kind: 'earlier', earlier: { standing: 'unknown', canSend: true } })
  expect(await orders()).toHaveLength(1)
  await store.goOnWithEarlier()
  expect(left).toEqual([expect.stringMatching(toOrder)])
  expect(await orders()).toMatchObject([{ orderReference: begun?.orderReference }])
})

test('a user who decides so orders beside it, once the terms are accepted', async () => {
  const store = await afterLostOrder()
  await store.orderBeside(false)
  expect(store.$screen.get()).toMatchObject({ areTermsMissing: true })
  await store.pay(true)
  expect(noticeOf(store)).toMatchObject({ kind: 'earlier' })
  await store.orderBeside(true)
  expect(left).toEqual([expect.stringMatching(toOrder)])
  expect(await orders()).toHaveLength(2)
})

test('after a reload it is asked about as well; what was ordered is not kept, so it can’t be sent', async () => {
  await afterLostOrder()
  const store = await toSummary('esim', { email: 'kita@uoga.example' })
  await store.pay(true)
  expect(noticeOf(store)).toMatchObject({ kind: 'earlier', earlier: { standing: 'unknown', canSend: false } })
  await store.goOnWithEarlier()
  expect([left, (await orders()).length]).toEqual([[], 1])
})

test('an order that waits for its payment, or is paid, is asked about and shown; a refused one is not', async () => {
  const store = await toSummary('sim')
  await store.pay(true)
  store.resume()
  await toOtherOrder(store)
  expect(noticeOf(store)).toMatchObject({ kind: 'earlier', earlier: { standing: 'awaitingPayment' } })
  await visitor.sendForm(left[0] ?? '', cardFields('4242 4242 4242 4242'))
  await operator.advance(2_000)
  await store.pay(true)
  expect(noticeOf(store)).toMatchObject({ kind: 'earlier', earlier: { standing: 'placed' } })
  await spoil(simOrdersStatus.path, { kind: 'status', status: 500 })
  await store.pay(true)
  expect(noticeOf(store)).toMatchObject({ kind: 'earlier', earlier: { standing: 'unknown' } })
  await store.goOnWithEarlier()
  expect(left[1]).toMatch(toOrder)
  expect(await orders()).toHaveLength(1)
})

test('what had to be paid and had no answer, or was refused, is in nothing’s way', async () => {
  const store = await toSummary('sim')
  await spoil(simOrders.path, { kind: 'cutAfterCommit' }, 2)
  await store.pay(true)
  await toOtherOrder(store)
  expect(left).toHaveLength(1)
  await visitor.sendForm(left[0] ?? '', cardFields('4000 0000 0000 9995'))
  await operator.advance(2_000)
  store.resume()
  store.show('buyer')
  store.change({ email: 'trecia@uoga.example' })
  await store.submit()
  await store.pay(true)
  expect(left).toHaveLength(2)
})

test('what is chosen mends only that nothing was chosen; what is typed waits for the next press', async () => {
  const store = open('sim')
  await store.start()
  await store.submit()
  expect(store.$screen.get()).toMatchObject({ name: 'delivery', problems: { method: 'missing' } })
  store.change({ city: 'Vilnius' })
  expect(store.$screen.get()).toMatchObject({ problems: { method: 'missing' } })
  store.change({ method: 'address' })
  expect(store.$screen.get()).toMatchObject({ problems: {} })
  await store.submit()
  store.change({ street: 'Uogų g. 1' })
  expect(store.$screen.get()).toMatchObject({ problems: { street: 'missing' } })
})

test('while a step’s needs are on their way it is busy, takes no second press, and a user who goes elsewhere stays there', async () => {
  const store = open('sim')
  store.change(wholeDraft)
  const pressed = store.submit()
  expect(store.$screen.get()).toEqual({ name: 'delivery', problems: {}, isAsking: true })
  await Promise.all([pressed, store.submit()])
  expect(store.$screen.get().name).toBe('plan')
  const other = open('sim')
  other.change(wholeDraft)
  const left = other.submit()
  other.show('delivery')
  await left
  expect(other.$screen.get()).toEqual({ name: 'delivery', problems: {} })
})

test('nothing is paid, taken up again or gone back from before there is an order', async () => {
  const store = open('sim')
  await store.pay(true)
  store.resume()
  store.show('summary')
  store.back()
  expect(store.$screen.get()).toEqual({ name: 'delivery', problems: {} })
})

test('an order on its way, and one that leaves to be paid, shows no other step', async () => {
  const store = await toSummary('sim')
  const paying = store.pay(true)
  store.show('plan')
  store.back()
  expect(store.$screen.get().name).toBe('ordering')
  await paying
  store.show('plan')
  store.back()
  expect(store.$screen.get().name).toBe('leaving')
})
