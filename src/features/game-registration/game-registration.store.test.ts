import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator, type Operator } from '../../../sandbox/operator/create-operator.ts'
import { type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { setPeriod } from '../../../sandbox/operator/game/period.ts'
import { visitorOf } from '../../../sandbox/operator/visitor.ts'
import { type Clock, systemClock } from '../../lib/clock.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { apiPath } from '../../operator/contract/endpoint.ts'
import { gameRegistration } from '../../operator/contract/game-registration.ts'
import { gameRegistrationPeriod } from '../../operator/contract/game-registration-period.ts'
import { type GameRegistrationApi, gameRegistrationApi } from './game-registration.api.ts'
import { createGameRegistrationStore } from './game-registration.store.ts'
import { isPlayer, readDraft } from './game-registration.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
let operator: Operator
let shown: number

/** Pauses are over at once, and no call times out. */
const patient: Clock = {
  ...systemClock,
  after: (ms, run) => (ms < 1_000 ? systemClock.after(0, run) : () => undefined),
}

async function open(calls: Partial<GameRegistrationApi> = {}) {
  const store = createGameRegistrationStore({
    language: 'lt',
    api: {
      ...gameRegistrationApi({ transport: { ...visitorOf(operator, site), clock: patient } }),
      ...calls,
    },
    intent: intentUnder('game-intent'),
    showSuccess: () => shown++,
  })
  await store.start()
  return store
}

beforeEach(async () => {
  shown = 0
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  await setPeriod(operator.database, start, 'open')
})
afterEach(() => operator.close())

const typed = { phone: '612 34567', name: 'Rasa', email: 'rasa@example.com', areRulesAccepted: true }
const registered = () => operator.database.selectFrom('gameRegistrations').selectAll().execute()
const spoil = (fault: Fault, path: string = gameRegistration.path, times = 1) =>
  setFault(operator.database, { path: apiPath(path), visitor: '' }, fault, times)

test('a number is registered once, however often it is pressed', async () => {
  const store = await open()
  await Promise.all([store.submit(typed), store.submit(typed)])
  expect(store.$screen.get()).toEqual({ name: 'registered' })
  expect(shown).toBe(1)
  expect(await registered()).toHaveLength(1)
  const again = await open()
  await again.submit(typed)
  expect(again.$screen.get()).toMatchObject({ name: 'form', told: 'ALREADY_REGISTERED' })
})

test.each(['none', 'notBegun', 'over'] as const)(
  'out of its time the game takes no one: %s',
  async (status) => {
    await setPeriod(operator.database, start, status)
    expect((await open()).$screen.get()).toMatchObject({ name: 'closed', period: { status } })
  },
)

test('a game that ends while the form is filled in is closed', async () => {
  const store = await open()
  await setPeriod(operator.database, start, 'over')
  await store.submit(typed)
  expect(store.$screen.get()).toMatchObject({ name: 'closed', period: { status: 'over' } })
})

test('a game that was put off while the form is filled in is closed', async () => {
  const store = await open()
  await setPeriod(operator.database, start, 'notBegun')
  await store.submit(typed)
  expect(store.$screen.get()).toMatchObject({ name: 'closed', period: { status: 'notBegun' } })
})

test('who comes back after a registration may register another number; who is filling in a form keeps it', async () => {
  const store = await open()
  await store.submit({ ...typed, email: 'x' })
  const form = store.$screen.get()
  store.resume()
  expect(store.$screen.get()).toBe(form)
  await store.submit(typed)
  store.resume()
  await expect.poll(() => store.$screen.get()).toMatchObject({ name: 'form', problems: {} })
})

test('someone else’s number, and one that is missing', async () => {
  const store = await open()
  await store.submit({ ...typed, phone: '699 99999' })
  expect(store.$screen.get()).toMatchObject({ name: 'form', told: 'NUMBER_NOT_OURS' })
  await store.submit({ phone: ' ', name: '', email: 'x', areRulesAccepted: false })
  expect(store.$screen.get()).toMatchObject({
    problems: { phone: 'missing', name: 'missing', email: 'invalid', rules: 'missing' },
  })
  expect(await registered()).toEqual([])
})

test('lost answers are reported; the same press once more finds what has arrived', async () => {
  await spoil({ kind: 'status', status: 500 }, gameRegistrationPeriod.path)
  const store = await open()
  expect(store.$screen.get()).toMatchObject({ name: 'unknown', failed: { reference: expect.any(String) } })
  await store.start()
  // The call itself tries once more after a lost connection: both answers are lost.
  await spoil({ kind: 'cutAfterCommit' }, gameRegistration.path, 2)
  await store.submit(typed)
  expect(store.$screen.get()).toMatchObject({ name: 'form', failed: { reference: expect.any(String) } })
  expect(shown).toBe(0)
  await store.submit(typed)
  expect(store.$screen.get()).toEqual({ name: 'registered' })
  expect(await registered()).toHaveLength(1)
})

test('whatever is typed makes a player or is reported', () => {
  const text = fc.string({ maxLength: 100 })
  fc.assert(
    fc.property(text, text, text, fc.boolean(), (phone, name, email, areRulesAccepted) => {
      const read = readDraft({ phone, name, email, areRulesAccepted })
      if (isPlayer(read)) expect(areRulesAccepted).toBe(true)
      else expect(Object.keys(read)).not.toEqual([])
    }),
  )
})

test('refused by a code that the site doesn’t know: the next press comes with a new key', async () => {
  const keys: string[] = []
  const store = await open({
    register: async (_, key) => {
      keys.push(key)
      return { kind: 'unknown', reason: 'unmappedCode', reference: 'R' }
    },
  })
  await store.submit(typed)
  await store.submit(typed)
  expect(new Set(keys).size).toBe(2)
})
