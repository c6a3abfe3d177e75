import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../../../src/lib/clock.ts'
import { manualClock } from '../../../src/lib/manual-clock.ts'
import { toCents } from '../../../src/lib/money.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { authorizationStatus } from '../../../src/operator/contract/authorization-status.ts'
import { apiPath } from '../../../src/operator/contract/endpoint.ts'
import { paymentMethodsAndCards } from '../../../src/operator/contract/payment-methods-and-cards.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { declarerOf } from '../declaration/declarer.fixture.ts'
import { putDeclarableNumber } from '../declaration/numbers.ts'
import { putSimOrder } from '../sim-orders/sim-order-records.ts'
import { visitorOf } from '../visitor.ts'

const site = 'http://127.0.0.1:4321'
const own = 'http://127.0.0.1:4322'
const start = Date.UTC(2026, 0, 15, 10)

let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

async function post(name: string, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await operator.fetch(new Request(`${own}/control/${name}`, init))
  return { status: response.status, body: await response.json() }
}

const state = async () => (await operator.fetch(new Request(`${own}/control/state`))).json()

/** Pauses are over at once, and no call times out. */
const patient: Clock = {
  ...systemClock,
  after: (ms, run) => (ms < 1_000 ? systemClock.after(0, run) : () => undefined),
}

/** How a call of a visitor ends while a fault strikes. */
const ending = (cookie = '', clock = patient) =>
  callEndpoint(
    paymentMethodsAndCards,
    { line: 'uoga' },
    { transport: { ...visitorOf(operator, site, cookie), clock } },
  )

const path = apiPath(paymentMethodsAndCards.path)

describe('faults', () => {
  test.each([
    [
      { kind: 'status', status: 500 },
      { kind: 'unknown', reason: 'serverError' },
    ],
    [{ kind: 'status', status: 503 }, { kind: 'unavailable' }],
    [{ kind: 'status', status: 401 }, { kind: 'unauthorized' }],
    [
      { kind: 'status', status: 429, retryAfter: '5' },
      { reason: 'tooManyRequests', retryAfterInSeconds: 5 },
    ],
    [{ kind: 'status', status: 403, missingPhoneNumber: '+37061234567' }, { kind: 'missingPhoneNumber' }],
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
      { kind: 'malformed', shape: 'truncated' },
      { kind: 'unknown', reason: 'malformedAnswer' },
    ],
    [
      { kind: 'malformed', shape: 'null' },
      { kind: 'unknown', reason: 'malformedAnswer' },
    ],
    [{ kind: 'delay', seconds: 0 }, { kind: 'answer' }],
    [
      { kind: 'status', status: 204 },
      { kind: 'unknown', reason: 'malformedAnswer' },
    ],
    [
      { kind: 'status', status: 301 },
      { kind: 'unknown', reason: 'serverError' },
    ],
    [{ kind: 'reset' }, { kind: 'unknown', reason: 'noConnection' }],
    [{ kind: 'cutInBody' }, { kind: 'unknown', reason: 'noConnection' }],
    [{ kind: 'malformed', shape: 'byteOrderMark' }, { kind: 'answer' }],
    [{ kind: 'malformed', shape: 'extraFields' }, { kind: 'answer' }],
  ])('a call under the fault %j ends as %j, and well once that is cleared', async (fault, ends) => {
    expect((await post('faults', { path, ...fault })).status).toBe(200)
    expect(await ending()).toMatchObject(ends)
    await post('faults/clear', {})
    expect(await ending()).toMatchObject({ kind: 'answer' })
  })

  test.each([
    'wrongType',
    'emptyList',
    'emptyObject',
    'nullFields',
    'missingFields',
    'otherKinds',
    'nullLists',
    'negativeMoney',
  ])('an answer with %s is none', async (shape) => {
    await post('faults', { path, kind: 'malformed', shape })
    expect(await ending()).toMatchObject({ kind: 'unknown', reason: 'malformedAnswer' })
  })

  test.each([{ kind: 'never' }, { kind: 'delay', seconds: 60 }])(
    '%j ends with the person’s patience',
    async (fault) => {
      await post('faults', { path, ...fault })
      const clock = manualClock()
      const call = ending('', clock)
      await clock.advance(10_000)
      expect(await call).toMatchObject({ kind: 'unknown', reason: 'timeLimit' })
    },
  )

  test('strike so many answers, one visitor or one call only, where they say so', async () => {
    await post('faults', { path, kind: 'status', status: 500, times: 1 })
    expect([await ending(), await ending()]).toMatchObject([{ kind: 'unknown' }, { kind: 'answer' }])

    await post('faults', { path: '*', kind: 'status', status: 503, visitor: 'one' })
    const mine = 'sandbox-visitor=one'
    expect([await ending(mine), await ending()]).toMatchObject([{ kind: 'unavailable' }, { kind: 'answer' }])
    await post('faults/clear', { visitor: 'other' })
    expect(await ending(mine)).toMatchObject({ kind: 'unavailable' })
    await post('faults/clear', { visitor: 'one' })
    expect(await ending(mine)).toMatchObject({ kind: 'answer' })

    await post('faults', { path: apiPath(authorizationStatus.path), kind: 'status', status: 503 })
    expect(await ending()).toMatchObject({ kind: 'answer' })
  })

  test('that no one knows are refused', async () => {
    expect((await post('faults', { path, kind: 'gremlin' })).status).toBe(400)
    expect((await post('faults', { path, kind: 'status', status: 200 })).status).toBe(400)
  })
})

test('the clock is moved on, and never back', async () => {
  expect((await post('clock', { advanceInSeconds: 90 })).body).toEqual({ now: start + 90_000 })
  expect((await post('clock', { advanceInSeconds: -1 })).status).toBe(400)
})

test('a number is put on record, in any written form or chosen by the operator', async () => {
  expect((await post('numbers', { phoneNumber: '8 (699) 99-999', balanceInCents: 150 })).body).toMatchObject({
    phoneNumber: '+37069999999',
    balanceInCents: 150,
  })
  const { body } = await post('numbers', { line: 'extra', status: 'blocked' })
  expect(body).toMatchObject({ line: 'extra', status: 'blocked', balanceInCents: 0 })
  expect(body.phoneNumber).toMatch(/^\+3706\d{7}$/)
  expect((await post('numbers', { phoneNumber: '123' })).status).toBe(400)
})

test('a session is opened for a test', async () => {
  const { body } = await post('sessions', { phoneNumber: '612 34567' })
  const cookie = String(body.cookie).split(';')[0]
  const transport = { ...visitorOf(operator, site, cookie), clock: manualClock() }
  expect(await callEndpoint(authorizationStatus, {}, { transport })).toMatchObject({
    value: { status: 'signedIn' },
  })
})

test('reset brings the people and the time of the start back', async () => {
  const before = await state()
  await post('numbers', { phoneNumber: '699 99999' })
  await post('clock', { advanceInSeconds: 60 })
  await post('reset', {})
  const { numbers, now } = await state()
  expect(numbers).toEqual(before.numbers)
  expect(now).toBe(start)
})

describe('the page', () => {
  const send = (origin: string, fields: Record<string, string>, name: string) =>
    operator.fetch(
      new Request(`${own}/control/${name}`, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams(fields),
      }),
    )

  test('shows people, cards, clock and faults, without script', async () => {
    await post('faults', { path, kind: 'never' })
    const page = await operator.fetch(new Request(`${own}/`))
    const text = await page.text()
    for (const shown of [
      '+370 612 34567',
      '4,20\u00a0EUR',
      '4242 4242 4242 4242',
      '2026-01-15 12:00:00',
      path,
    ])
      expect(text).toContain(shown)
    expect(text).not.toContain('<script')
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  test('its forms act and lead back to it; empty fields count as left out', async () => {
    const response = await send(
      own,
      { path, kind: 'status', status: '500', seconds: '3', shape: 'html', times: '' },
      'faults',
    )
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/'])
    expect(await ending()).toMatchObject({ reason: 'serverError' })
  })

  const shown = async () => (await operator.fetch(new Request(`${own}/`))).text()

  test('sets the game’s period', async () => {
    for (const [status, text] of [
      ['over', 'Over:'],
      ['none', 'No game'],
    ] as const) {
      expect((await send(own, { status }, 'game')).status).toBe(303)
      expect((await shown()).replace(/\s+/g, ' ')).toContain(`<h2>Game</h2> <p> ${text}`)
    }
  })

  test('takes a SIM order from state to state, to its end', async () => {
    const order = {
      kind: 'sim',
      owner: 'nobody',
      paymentReference: null,
      totalInCents: toCents(0),
      planId: null,
      details: '{}',
    } as const
    const orderReference = await putSimOrder(operator.database, start, order)
    for (const next of ['posted', 'delivered']) {
      expect(await shown()).toContain(`aria-label="${next}: ${orderReference}"`)
      await send(own, { orderReference }, 'sim-orders')
    }
    expect(await shown()).not.toContain(`name="orderReference" value="${orderReference}"`)
  })

  test('adds a card that waits for its holder, and shows its PUK', async () => {
    const { declarableNumbers: before } = await state()
    await send(own, { situation: 'delayed' }, 'declarable-numbers')
    const { declarableNumbers: after } = await state()
    expect(after).toHaveLength(before.length + 1)
    expect(await shown()).toContain(after[0].simPUK)
  })

  test.each([
    ['approved', { verificationStatus: 'approved' }],
    ['under 14', { verificationStatus: 'declined', reason: 'ageRequirementsNotMet' }],
    ['declined', { verificationStatus: 'declined' }],
    ['faceNotVisible', { verificationStatus: 'resubmissionRequested', problem: 'faceNotVisible' }],
  ])('ends an identity check as %s', async (outcome, ends) => {
    const declarer = declarerOf(visitorOf(operator, site))
    const { phoneNumber, simPUK } = await putDeclarableNumber(operator.database, start, {
      situation: 'plain',
    })
    await declarer.link(phoneNumber)
    await declarer.puk(simPUK)
    await declarer.check()
    const [{ id }] = (await state()).identityChecks
    expect(await shown()).toContain(`value="${id}"`)
    await send(own, { id, outcome }, 'identity-checks')
    expect(await declarer.verification()).toMatchObject(ends)
  })

  test('forms of other pages do nothing', async () => {
    for (const origin of [site, 'https://evil.example', 'null'])
      expect((await send(origin, { advanceInSeconds: '60' }, 'clock')).status).toBe(403)
    expect((await state()).now).toBe(start)
  })
})

test('what is switched off is not offered, a device without a wallet says so, and the page shows both', async () => {
  const offered = async () => {
    const path = `${apiPath(paymentMethodsAndCards.path)}?line=uoga`
    const response = await operator.fetch(new Request(site + path))
    return (await response.json()).methods
  }
  expect(await offered()).toEqual(['card', 'googlePay', 'applePay', 'bankLink'])
  await post('payment-switches', { off: 'googlePay' })
  await post('payment-switches', { off: 'apple-pay' })
  expect(await offered()).toEqual(['card', 'applePay', 'bankLink'])
  const script = await operator.fetch(new Request(`${own}/wallets/apple-pay/apple-pay-sdk.js`))
  expect(await script.text()).toContain('window.sandboxLacks = ["googlePay","apple-pay"]')
  const page = await (await operator.fetch(new Request(`${own}/`))).text()
  expect(page).toMatch(/name="on" value="googlePay" aria-pressed="true"/)
  await post('payment-switches', { on: 'googlePay' })
  expect(await offered()).toContain('googlePay')
  expect((await post('payment-switches', { off: 'cheques' })).status).toBe(400)
})
