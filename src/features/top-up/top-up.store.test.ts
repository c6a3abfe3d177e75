import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createOperator } from '../../../sandbox/operator/create-operator.ts'
import { clearFaults, type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { limits as operatorLimits } from '../../../sandbox/operator/limits.ts'
import { switchLimits } from '../../../sandbox/operator/limits-switch.ts'
import { visitorOf } from '../../../sandbox/operator/visitor.ts'
import { toCents } from '../../lib/money.ts'
import { firstDraft } from './top-up.ts'
import { limits } from './top-up-inputs.fixture.ts'
import { type Browser, browser, browserStorage, draftOf, openTopUp } from './top-up-page.fixture.ts'

const site = 'http://127.0.0.1:4321'
const operator = await createOperator({ siteOrigin: site })
// One guest sends more here than anyone may.
await switchLimits(operator.database, 0, true)
const visitor = visitorOf(operator, site)
let person: Browser

beforeEach(() => {
  browserStorage()
  person = browser(visitor.fetch)
})
afterEach(() => clearFaults(operator.database))
afterAll(() => operator.close())

const fails = (path: string, fault: Fault, times: number | null = null) =>
  setFault(operator.database, { path: `/api/v1/${path}`, visitor: '' }, fault, times)
const paths = () => person.sent.map(({ path }) => path.replace('/api/v1/', ''))

/** The sandbox's people. */
const numbers = { ours: '8 612 34567', blocked: '645 67890', extra: '656 78901', foreign: '699 99999' }
const topUp = { phoneNumber: '+37061234567', amountInCents: 1000 }

test('the operator’s limits take the place of the content’s; what is on the screen stays', async () => {
  const { store, screen } = openTopUp(person, {
    content: { ...limits, maximum: toCents(50_00), presets: [] },
  })
  await store.review(firstDraft)
  const before = screen()
  await store.start()
  expect(store.$limits.get()).toEqual({
    presets: operatorLimits.topUp.presetSumsInCents,
    minimum: operatorLimits.topUp.minimumInCents,
    maximum: operatorLimits.topUp.maximumInCents,
  })
  expect(screen()).toEqual(before)
})

test('while the operator is silent the content’s limits hold', async () => {
  await fails('payment/methods-and-cards', { kind: 'status', status: 500 })
  const { store, screen } = openTopUp(person)
  await store.start()
  expect(store.$limits.get()).toEqual(limits)
  expect(screen()).toEqual({ name: 'form', problems: {} })
})

test('a top-up is confirmed in its one form before anything is paid', async () => {
  const { store, screen } = openTopUp(person)
  const reviewed = store.review(draftOf(numbers.ours, '10'))
  expect(screen()).toEqual({ name: 'checking' })
  await reviewed
  expect(screen()).toEqual({ name: 'confirm', topUp, payment: { method: 'card' } })
  expect(paths()).toEqual(['validate-number'])
})

test('what is typed while the number is checked keeps the form; the next press checks that', async () => {
  const { store, screen } = openTopUp(person)
  const reviewed = store.review(draftOf(numbers.ours, '10'))
  store.edit()
  expect(screen()).toEqual({ name: 'form', problems: {} })
  const again = store.review(draftOf(numbers.ours, '20'))
  await reviewed
  await again
  expect(screen()).toMatchObject({ name: 'confirm', topUp: { amountInCents: 2000 } })
  store.edit()
  expect(screen().name).toBe('confirm')
})

test('what asks the operator may not arrive: it is reported, and reloaded with the next press', async () => {
  let isConnected = false
  const loadApi = async () => (isConnected ? person.api : Promise.reject(new TypeError('lost')))
  const { store, screen } = openTopUp(person, { loadApi })
  await store.start()
  expect(screen()).toEqual({ name: 'form', problems: {} })
  await store.review(draftOf(numbers.ours))
  expect(screen()).toEqual({ name: 'form', problems: {}, failure: { kind: 'partNotLoaded' } })
  isConnected = true
  await store.review(draftOf(numbers.ours))
  expect(screen().name).toBe('confirm')
})

test('a part that hangs is reported after four seconds, and reloaded with the next press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isConnected = false
  const loadApi = async () => (isConnected ? person.api : new Promise<never>(() => undefined))
  const { store, screen } = openTopUp(person, { loadApi })
  const reviewed = store.review(draftOf(numbers.ours))
  await vi.advanceTimersByTimeAsync(4000)
  await reviewed
  expect(screen()).toEqual({ name: 'form', problems: {}, failure: { kind: 'partNotLoaded' } })
  vi.useRealTimers()
  isConnected = true
  await store.review(draftOf(numbers.ours))
  expect(screen().name).toBe('confirm')
})

test('the banks’ part may not arrive: it is reported where they would be, and reloaded when asked for', async () => {
  let isConnected = false
  const { store } = openTopUp(person, {
    paying: async () => (isConnected ? undefined : Promise.reject(new TypeError('lost'))),
  })
  await store.choose({ method: 'bankLink' })
  expect(store.$banks.get()).toEqual({ name: 'failed', failure: { kind: 'partNotLoaded' } })
  isConnected = true
  const asked = store.choose({ method: 'bankLink' })
  expect(store.$banks.get().name).toBe('none')
  await asked
  expect(store.$banks.get().name).toBe('ready')
})

test('two choices before the banks’ part has arrived load it once, and ask for the banks once', async () => {
  let loads = 0
  const { store } = openTopUp(person, { paying: async () => void loads++ })
  await Promise.all([store.choose({ method: 'bankLink' }), store.choose({ method: 'bankLink' })])
  expect(store.$banks.get().name).toBe('ready')
  expect([loads, paths()]).toEqual([1, ['banklink/bank-list']])
})

test('a draft that can’t be read is reported at once, and the operator isn’t asked', async () => {
  const { store, screen } = openTopUp(person)
  await store.review(draftOf('612', '2,99'))
  expect(screen()).toEqual({ name: 'form', problems: { phone: 'invalid', sum: 'tooSmall' } })
  expect(paths()).toEqual([])
})

test('three Enters ask once', async () => {
  const { store, screen } = openTopUp(person)
  await Promise.all([1, 2, 3].map(() => store.review(draftOf(numbers.ours))))
  expect(paths()).toEqual(['validate-number'])
  expect(screen().name).toBe('confirm')
})

test.each([
  [numbers.foreign, 'uoga', 'notOurs'],
  [numbers.blocked, 'uoga', 'blocked'],
  [numbers.extra, 'uoga', 'otherLine'],
  [numbers.ours, 'extra', 'otherLine'],
  [numbers.blocked, 'extra', 'otherLine'],
] as const)('the number %s on the line %s is %s', async (phone, line, problem) => {
  const { store, screen } = openTopUp(person, { line })
  await store.review(draftOf(phone))
  expect(screen()).toEqual({ name: 'form', problems: { phone: problem } })
})

test('a number of the extra line is topped up on its own page', async () => {
  const { store, screen } = openTopUp(person, { line: 'extra' })
  await store.review(draftOf(numbers.extra))
  expect(screen().name).toBe('confirm')
})

const troubles: [Fault, object][] = [
  [
    { kind: 'status', status: 400 },
    { kind: 'unknown', reason: 'refused' },
  ],
  [{ kind: 'status', status: 401 }, { kind: 'unauthorized' }],
  [
    { kind: 'status', status: 403 },
    { kind: 'unknown', reason: 'refused' },
  ],
  [
    { kind: 'status', status: 429, retryAfter: '30' },
    { kind: 'unknown', reason: 'tooManyRequests' },
  ],
  [
    { kind: 'status', status: 500 },
    { kind: 'unknown', reason: 'serverError' },
  ],
  [{ kind: 'status', status: 503 }, { kind: 'unavailable' }],
  [{ kind: 'never' }, { kind: 'unknown', reason: 'timeLimit' }],
  [{ kind: 'cutAfterCommit' }, { kind: 'unknown', reason: 'noConnection' }],
  [
    { kind: 'malformed', shape: 'html' },
    { kind: 'unknown', reason: 'malformedAnswer' },
  ],
  [
    { kind: 'malformed', shape: 'empty' },
    { kind: 'unknown', reason: 'malformedAnswer' },
  ],
  [
    { kind: 'malformed', shape: 'null' },
    { kind: 'unknown', reason: 'malformedAnswer' },
  ],
  [
    { kind: 'malformed', shape: 'truncated' },
    { kind: 'unknown', reason: 'malformedAnswer' },
  ],
]

test.each(troubles)('the check meets %j: told with a reference, and tried again', async (fault, failure) => {
  const { store, screen } = openTopUp(person)
  await fails('validate-number', fault)
  await person.ended(store.review(draftOf(numbers.ours)))
  expect(screen()).toMatchObject({ name: 'form', problems: {}, failure })
  expect(screen()).toHaveProperty('failure.reference', expect.stringMatching(/^\w{12}$/))
  await clearFaults(operator.database)
  await store.review(draftOf(numbers.ours))
  expect(screen()).toEqual({ name: 'confirm', topUp, payment: { method: 'card' } })
})

test.each(troubles)('paying meets %j: told with a reference, and tried again', async (fault, failure) => {
  const { store, screen, left } = openTopUp(person)
  await store.review(draftOf(numbers.ours))
  await fails('payment/card', fault)
  await person.ended(store.pay())
  expect(screen()).toMatchObject({ name: 'confirm', topUp, failure })
  expect(screen()).toHaveProperty('failure.reference', expect.stringMatching(/^\w{12}$/))
  await clearFaults(operator.database)
  await store.pay()
  expect(screen()).toMatchObject({ name: 'leaving', topUp })
  expect(left).toHaveLength(1)
})

test('a signed-in customer whose number is no longer in use is led to the page that says so', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', new URL('https://uoga.example/saskaitos-papildymas'))
  Object.assign(location, { assign })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const { store } = openTopUp(person)
  await fails('validate-number', { kind: 'status', status: 403, missingPhoneNumber: '+37061111111' })
  await store.review(draftOf(numbers.ours))
  expect(assign).toHaveBeenCalledWith(
    '/mano/nebeliko-nr#redirectPath=%2Fsaskaitos-papildymas&phoneNumber=%2B37061111111',
  )
})

test('what is to be changed goes back to the form; what is under way can’t be', async () => {
  const { store, screen } = openTopUp(person)
  const reviewed = store.review(draftOf(numbers.ours))
  store.change()
  expect(screen().name).toBe('checking')
  await reviewed
  store.change()
  expect(screen()).toEqual({ name: 'form', problems: {}, isReturned: true })
  await store.review(draftOf(numbers.ours))
  const paid = store.pay()
  store.change()
  expect(screen().name).toBe('paying')
  await paid
})

/** The sandbox as it is, but for the methods that it offers. */
function offering(methods: () => string[]): Browser {
  return browser(async (url, init) => {
    const response = await visitor.fetch(url, init)
    if (!url.pathname.endsWith('methods-and-cards')) return response
    const answer: unknown = await response.json()
    return Response.json({ ...Object(answer), methods: methods() })
  })
}

test('without any way to pay the form says so and goes no further, until they are back', async () => {
  let methods: string[] = []
  person = offering(() => methods)
  const { store, screen } = openTopUp(person)
  await store.start()
  const unavailable = { kind: 'nothingOffered' }
  expect(screen()).toEqual({ name: 'form', problems: {}, failure: unavailable })
  await store.review(draftOf('612'))
  expect(screen()).toEqual({ name: 'form', problems: { phone: 'invalid' }, failure: unavailable })
  await store.review(draftOf(numbers.ours))
  expect(screen()).toEqual({ name: 'form', problems: {}, failure: unavailable })
  expect(paths()).not.toContain('validate-number')
  methods = ['card']
  await store.review(draftOf(numbers.ours))
  expect(screen().name).toBe('confirm')
})

test('card payments that end between the form and the confirmation are not begun', async () => {
  person = offering(() => ['newMethod'])
  const { store, screen } = openTopUp(person)
  await store.review(draftOf(numbers.ours))
  await store.start()
  expect(screen().name).toBe('confirm')
  await store.pay()
  expect(screen()).toMatchObject({ name: 'form', failure: { kind: 'nothingOffered' } })
  expect(paths()).not.toContain('payment/card')
})
