import { afterEach, beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../src/lib/manual-clock.ts'
import { randomCode } from '../../src/lib/random-code.ts'
import { callEndpoint } from '../../src/operator/client/call-endpoint.ts'
import { authorizationStatus } from '../../src/operator/contract/authorization-status.ts'
import { esimOrders } from '../../src/operator/contract/esim-orders.ts'
import { validateNumber } from '../../src/operator/contract/validate-number.ts'
import { createOperator, type Operator } from './create-operator.ts'
import { limits } from './limits.ts'
import { signIn } from './log-in/sessions.ts'
import { numberOf } from './number.fixture.ts'
import { visitorOf } from './visitor.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
const rasa = numberOf('612 34567')
const here = '192.0.2.1'
const elsewhere = '198.51.100.7'
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

const from = (address = here, cookie = '') => ({
  transport: { ...visitorOf(operator, site, cookie, address), clock: manualClock() },
})
const lookUp = (options = from()) => callEndpoint(validateNumber, { phoneNumber: rasa }, options)

async function times<One>(count: number, one: () => Promise<One>): Promise<One[]> {
  const all: One[] = []
  for (let done = 0; done < count; done++) all.push(await one())
  return all
}

const orderEsim = (options = from(), idempotencyKey = randomCode(26)) =>
  callEndpoint(
    esimOrders,
    {
      firstName: 'Ona',
      lastName: 'Onaitė',
      email: 'ona@example.com',
      phoneNumber: rasa,
      termsAccepted: true,
      language: 'lt',
      payment: { method: 'card' },
      returnPath: '/esim-uzsakymas',
    },
    { ...options, idempotencyKey },
  )

const { byAddress, bySession, within } = limits.calls.lookUps
const throttled = (seconds: number) => ({ reason: 'tooManyRequests', retryAfterInSeconds: seconds })

test('one address that asks too often is reported to wait, and no one else is', async () => {
  const all = await times(byAddress, lookUp)
  expect(all.filter(({ kind }) => kind === 'answer')).toHaveLength(byAddress)
  await operator.advance(60_000)
  expect(await lookUp()).toMatchObject(throttled((within - 60_000) / 1000))
  expect(await lookUp(from(elsewhere))).toMatchObject({ kind: 'answer' })
  await operator.advance(within - 60_000)
  expect(await lookUp()).toMatchObject({ kind: 'answer' })
})

test('a new session or a new address of the same household is no new start', async () => {
  const household = (last: number) => from(`2001:db8:1:2::${last}`)
  for (let last = 1; last <= byAddress; last++) await lookUp(household(last))
  expect(await lookUp(household(byAddress + 1))).toMatchObject({ reason: 'tooManyRequests' })
})

test('one account is limited wherever it calls from, and however often it logs in', async () => {
  const signedIn = async (address: number) =>
    from(`203.0.113.${address}`, await signIn(operator.database, start, { phoneNumber: rasa }))
  for (let address = 1; address <= bySession; address++) await lookUp(await signedIn(address))
  expect(await lookUp(await signedIn(200))).toMatchObject({ reason: 'tooManyRequests' })
  expect(await lookUp(from('203.0.113.200'))).toMatchObject({ kind: 'answer' })
})

test('calls side by side are counted one by one', async () => {
  const outcomes = await Promise.all(Array.from({ length: byAddress + 20 }, () => lookUp()))
  expect(outcomes.filter(({ kind }) => kind === 'answer')).toHaveLength(byAddress)
})

test('every call counts', async () => {
  const ask = () => callEndpoint(authorizationStatus, {}, from())
  await times(limits.calls.any.byAddress, ask)
  expect(await ask()).toMatchObject(throttled(60))
})

test('free eSIMs come to an end for an address; an answer that was lost is given again all the same', async () => {
  const { byAddress: most, within: day } = limits.calls.freeEsims
  const [key, guest] = [randomCode(26), from()]
  const first = await orderEsim(guest, key)
  await times(most - 1, orderEsim)
  expect(await orderEsim()).toMatchObject(throttled(day / 1000))
  expect(await orderEsim(guest, key)).toEqual({ ...first, reference: expect.any(String) })
  const ordered = operator.database.selectFrom('simOrders').selectAll()
  expect(await ordered.execute()).toHaveLength(most)
  expect(await orderEsim(from(elsewhere))).toMatchObject({ kind: 'answer' })
  await operator.advance(day)
  expect(await orderEsim()).toMatchObject({ kind: 'answer' })
})

test('a key whose write was throttled works later', async () => {
  const key = randomCode(26)
  await times(limits.calls.freeEsims.byAddress, orderEsim)
  expect(await orderEsim(from(), key)).toMatchObject({ reason: 'tooManyRequests' })
  await operator.advance(limits.calls.freeEsims.within)
  expect(await orderEsim(from(), key)).toMatchObject({ kind: 'answer' })
})

test('switched off, no one is limited; reset, or switched on again, everybody is', async () => {
  const control = (name: string, body: object) =>
    operator.fetch(
      new Request(`http://127.0.0.1:4322/control/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  for (const on of [() => control('limits', { kept: 'yes' }), () => control('reset', {})]) {
    await control('limits', { kept: 'no' })
    expect((await times(byAddress + 5, lookUp)).filter(({ kind }) => kind !== 'answer')).toEqual([])
    await on()
    expect((await times(byAddress + 1, lookUp)).at(-1)).toMatchObject({ reason: 'tooManyRequests' })
  }
})
