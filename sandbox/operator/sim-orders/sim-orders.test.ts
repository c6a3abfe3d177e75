import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '../../../src/lib/manual-clock.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { apiPath } from '../../../src/operator/contract/endpoint.ts'
import { esimOrders } from '../../../src/operator/contract/esim-orders.ts'
import { esimOrdersOffer } from '../../../src/operator/contract/esim-orders-offer.ts'
import { esimOrdersStatus } from '../../../src/operator/contract/esim-orders-status.ts'
import { idempotencyKeyHeader, noCookiesHeader } from '../../../src/operator/contract/headers.ts'
import { simOrders } from '../../../src/operator/contract/sim-orders.ts'
import { simOrdersOffer } from '../../../src/operator/contract/sim-orders-offer.ts'
import { simOrdersStatus } from '../../../src/operator/contract/sim-orders-status.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { limits } from '../limits.ts'
import { openGuestSession, renewSession } from '../log-in/sessions.ts'
import { numberOf } from '../number.fixture.ts'
import { findNumber } from '../phone-numbers.ts'
import { listedPlans } from '../plans/catalogue.ts'
import { pendingOperations } from '../plans/usage.ts'
import { cardFields, type Visitor, visitorOf } from '../visitor.ts'
import { proceed } from './sim-order-records.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
const [plan] = listedPlans().values()

let operator: Operator
let visitor: Visitor
let now: number

beforeEach(async () => {
  now = start
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  visitor = visitorOf(operator, site)
})
afterEach(() => operator.close())

function later(milliseconds: number) {
  now += milliseconds
  return operator.advance(milliseconds)
}

const options = () => ({ transport: { ...visitor, clock: manualClock() } })
const once = (idempotencyKey = randomCode(26)) => ({ ...options(), idempotencyKey })

const buyer = {
  firstName: 'Ona',
  lastName: 'Braškė',
  email: 'ona@example.com',
  phoneNumber: numberOf('699 99999'),
  termsAccepted: true,
  payment: { method: 'card' },
  language: 'lt',
  returnPath: '/uzsakymas-priimtas',
} as const
const toTerminal = { method: 'parcelTerminal', parcelTerminalId: 'kaunas-savanoriu' } as const
const toDoor = { method: 'address', street: 'Uogų g. 1', city: 'Vilnius', postalCode: 'LT-01100' } as const

async function orderSim(wishes: object = {}, key?: string) {
  const outcome = await callEndpoint(simOrders, { ...buyer, delivery: toTerminal, ...wishes }, once(key))
  if (outcome.kind !== 'answer') throw new Error('code' in outcome ? String(outcome.code) : outcome.kind)
  return outcome.value
}

async function orderEsim(wishes: object = {}) {
  const outcome = await callEndpoint(esimOrders, { ...buyer, ...wishes }, once())
  if (outcome.kind !== 'answer') throw new Error('code' in outcome ? String(outcome.code) : outcome.kind)
  return outcome.value
}

const simOrder = async (orderReference: string) => {
  const outcome = await callEndpoint(simOrdersStatus, { orderReference }, options())
  return outcome.kind === 'answer' ? outcome.value : outcome
}
const esimOrder = async (orderReference: string) => {
  const outcome = await callEndpoint(esimOrdersStatus, { orderReference }, options())
  return outcome.kind === 'answer' ? outcome.value : outcome
}

interface LogIn {
  strong: boolean
  personalCode?: string
  /** In the browser that ordered, whose guest's session it takes over. */
  continues?: boolean
}

async function logIn({ strong, personalCode, continues = false }: LogIn) {
  const before = continues
    ? await operator.database.selectFrom('sessions').selectAll().executeTakeFirst()
    : undefined
  const holder = {
    partnerId: 'P-1001',
    phoneNumber: numberOf('612 34567'),
    strong: strong ? 1 : 0,
    personalCode: personalCode ?? null,
  } as const
  const { cookie } = await renewSession(
    operator.database,
    now,
    before && { ...before, isBeginners: true },
    holder,
    null,
  )
  visitor = visitorOf(operator, site, cookie)
}

async function leaveCookies() {
  visitor = visitorOf(operator, site)
}

async function otherGuest() {
  const { cookie } = await openGuestSession(operator.database, now)
  visitor = visitorOf(operator, site, cookie)
}

const pay = (redirectUrl = '', card = '4242 4242 4242 4242') =>
  visitor.sendForm(redirectUrl, cardFields(card))

describe('a SIM card', () => {
  test('costs the SIM, its way and its plan, as the offer says', async () => {
    const offered = await callEndpoint(simOrdersOffer, {}, options())
    if (offered.kind !== 'answer') throw new Error(offered.kind)
    const { cardPriceInCents, address, parcelTerminal, parcelTerminals } = offered.value
    expect(parcelTerminals.map(({ parcelTerminalId }) => parcelTerminalId)).toContain('kaunas-savanoriu')
    const total = async (wishes: object) => {
      const order = await simOrder((await orderSim(wishes)).orderReference)
      return 'totalInCents' in order ? order.totalInCents : order
    }
    expect(await total({})).toBe(cardPriceInCents + parcelTerminal.priceInCents)
    expect(await total({ delivery: toDoor })).toBe(cardPriceInCents + address.priceInCents)
    expect(await total({ planId: plan?.planId })).toBe(
      cardPriceInCents + parcelTerminal.priceInCents + (plan?.priceInCents ?? 0),
    )
  })

  test('is paid, posted and delivered, with a number to be declared', async () => {
    const { orderReference, payment } = await orderSim()
    expect(await simOrder(orderReference)).toMatchObject({ status: 'awaitingPayment', orderedAt: start })
    expect(await pay(payment?.redirectUrl)).toBe(
      `${site}/uzsakymas-priimtas#orderReference=${orderReference}`,
    )
    await operator.advance(2000)
    expect(await simOrder(orderReference)).toMatchObject({ status: 'paid' })
    await operator.advance(limits.simOrder.paid)
    expect(await simOrder(orderReference)).toMatchObject({
      status: 'posted',
      trackingNumber: expect.stringMatching(/^LT\d{9}$/),
    })
    await operator.advance(limits.simOrder.posted)
    expect(await simOrder(orderReference)).toMatchObject({ status: 'delivered' })
    const { phoneNumber } = await operator.database
      .selectFrom('simOrders')
      .select('phoneNumber')
      .executeTakeFirstOrThrow()
    expect(phoneNumber && (await findNumber(operator.database, phoneNumber))).toMatchObject({
      registration: 'undeclared',
    })
  })

  test('paid by bank link it continues as well', async () => {
    const { orderReference, payment } = await orderSim({
      payment: { method: 'bankLink', bankId: 'upes-unija' },
    })
    await visitor.sendForm(payment?.redirectUrl ?? '', { choice: 'pay' })
    await operator.advance(2000)
    expect(await simOrder(orderReference)).toMatchObject({ status: 'paid' })
  })

  test('refused or left it is not paid; paid late after all it continues', async () => {
    const [refused, left, late] = [await orderSim(), await orderSim(), await orderSim()]
    await pay(refused.payment?.redirectUrl, '4000 0000 0000 9995')
    await pay(late.payment?.redirectUrl, '4000 0000 0000 0341')
    await operator.advance(15 * 60_000)
    for (const { orderReference } of [refused, left, late])
      expect(await simOrder(orderReference)).toMatchObject({ status: 'notPaid' })
    await operator.advance(5 * 60_000)
    expect(await simOrder(late.orderReference)).toMatchObject({ status: 'paid' })
  })

  test('ordered twice with one key it is one order and one payment', async () => {
    const key = randomCode(26)
    // Brings the guest's session: of three calls without one each would bring its own.
    await expect(orderSim({ planId: 'none' })).rejects.toThrow('PLAN_NOT_AVAILABLE')
    const orders = await Promise.all([1, 2, 3].map(() => orderSim({}, key)))
    expect(new Set(orders.map(({ orderReference }) => orderReference)).size).toBe(1)
    expect(await operator.database.selectFrom('payments').select('status').execute()).toHaveLength(1)
  })

  test('paying for it tops nothing up', async () => {
    const phoneNumber = numberOf('612 34567')
    const { payment } = await orderSim({ phoneNumber })
    await pay(payment?.redirectUrl)
    const number = await findNumber(operator.database, phoneNumber)
    expect(number && (await pendingOperations(operator.database, number))).toMatchObject({
      lastRefillStartedAt: null,
    })
    await operator.advance(2000)
    expect(await findNumber(operator.database, phoneNumber)).toMatchObject({ balanceInCents: 420 })
  })

  test.each([
    ['PARCEL_TERMINAL_NOT_AVAILABLE', { delivery: { ...toTerminal, parcelTerminalId: 'klaipeda-uosto' } }],
    ['PLAN_NOT_AVAILABLE', { planId: 'none' }],
    ['BANK_NOT_AVAILABLE', { payment: { method: 'bankLink', bankId: 'ruko-bankas' } }],
  ])('%s: nothing is ordered', async (code, wrong) => {
    await expect(orderSim(wrong)).rejects.toThrow(code)
    expect(await operator.database.selectFrom('simOrders').selectAll().execute()).toEqual([])
  })
})

describe('an eSIM', () => {
  test('without a plan costs nothing, and is ready in seconds', async () => {
    expect(await callEndpoint(esimOrdersOffer, {}, options())).toMatchObject({ value: { priceInCents: 0 } })
    const { orderReference, payment } = await orderEsim()
    expect(payment).toBeNull()
    expect(await esimOrder(orderReference)).toMatchObject({ status: 'preparing', totalInCents: 0 })
    await later(limits.simOrder.preparing)
    expect(await esimOrder(orderReference)).toMatchObject({
      status: 'ready',
      esim: {
        profile: {
          iccid: expect.stringMatching(/^8937001\d{12}$/),
          smdpAddress: 'smdp.sandbox.example',
          activationCode: expect.stringMatching(/^[A-Z\d]{20}$/),
        },
        simPUK: '12345678',
      },
    })
    await proceed(operator.database, start, orderReference)
    expect(await esimOrder(orderReference)).toMatchObject({
      status: 'installed',
      esim: { simPUK: '12345678' },
    })
    await operator.database.updateTable('phoneNumbers').set({ registration: 'registered' }).execute()
    expect(await esimOrder(orderReference)).toMatchObject({ status: 'installed', esim: { simPUK: null } })
    const states = await operator.database
      .selectFrom('esimProfiles')
      .select(['phoneNumber', 'state'])
      .execute()
    expect(states).toContainEqual({ phoneNumber: expect.anything(), state: 'INSTALLED' })
  })

  test('has a PUK that opens for who ordered for a day, and with a strong log-in afterwards', async () => {
    const { orderReference } = await orderEsim()
    await later(limits.simOrder.preparing)
    await later(limits.pukOfOrder - 1)
    const open = { status: 'ready', esim: { simPUK: '12345678', pukNeedsStrongLogIn: false } }
    const closed = { status: 'ready', esim: { simPUK: null, pukNeedsStrongLogIn: true } }
    expect(await esimOrder(orderReference)).toMatchObject(open)
    await later(1)
    expect(await esimOrder(orderReference)).toMatchObject(closed)
    await logIn({ strong: true, continues: true })
    expect(await esimOrder(orderReference)).toMatchObject(open)
    await later(limits.session.strongFor)
    expect(await esimOrder(orderReference)).toMatchObject(closed)
    await operator.database.updateTable('phoneNumbers').set({ registration: 'registered' }).execute()
    expect(await esimOrder(orderReference)).toMatchObject({
      esim: { simPUK: null, pukNeedsStrongLogIn: false },
    })
  })

  describe('whose reference another browser has', () => {
    const stateOnly = { status: 'ready', esim: null }
    const rasa = { firstName: 'RASA', lastName: 'uogiene' }
    let orderReference: string
    beforeEach(async () => {
      ;({ orderReference } = await orderEsim(rasa))
      await later(limits.simOrder.preparing)
    })

    test.each<[string, () => Promise<unknown>]>([
      ['a call without a cookie', leaveCookies],
      ['another guest', otherGuest],
      ['another customer', () => logIn({ strong: false })],
      ['another person, strongly', () => logIn({ strong: true, personalCode: '39203240022' })],
    ])('%s gets the state alone', async (_, become) => {
      await become()
      expect(await esimOrder(orderReference)).toMatchObject(stateOnly)
      expect(await esimOrder(orderReference)).not.toHaveProperty('phoneNumber')
    })

    test('its buyer gets it in another browser by a strong log-in, and not for ever', async () => {
      await logIn({ strong: true, personalCode: '48905150017' })
      expect(await esimOrder(orderReference)).toMatchObject({ esim: { simPUK: '12345678' } })
      await later(limits.session.strongFor)
      expect(await esimOrder(orderReference)).toMatchObject(stateOnly)
    })

    test('the guest who logs in on the way keeps it, in each session of the account', async () => {
      await logIn({ strong: false, continues: true })
      expect(await esimOrder(orderReference)).toMatchObject({ esim: { simPUK: '12345678' } })
      await logIn({ strong: false })
      expect(await esimOrder(orderReference)).toMatchObject({ esim: { simPUK: '12345678' } })
    })
  })

  test('of a browser without cookies opens by its reference, for a day', async () => {
    const response = await operator.fetch(
      new Request(`${site}${apiPath(esimOrders.path)}`, {
        method: 'POST',
        headers: {
          Origin: site,
          'Content-Type': 'application/json',
          [idempotencyKeyHeader]: randomCode(26),
          [noCookiesHeader]: '1',
        },
        body: JSON.stringify(buyer),
      }),
    )
    const { orderReference } = v.parse(esimOrders.answer, await response.json())
    await later(limits.simOrder.preparing)
    expect(await esimOrder(orderReference)).toMatchObject({ esim: { simPUK: '12345678' } })
    await later(limits.pukOfOrder)
    expect(await esimOrder(orderReference)).toMatchObject({ status: 'ready', esim: null })
  })

  test('with a plan is paid first, at an address that only who ordered gets, and only until then', async () => {
    const { orderReference, payment } = await orderEsim({ planId: plan?.planId })
    const own = visitor
    expect(await esimOrder(orderReference)).toMatchObject({
      status: 'awaitingPayment',
      totalInCents: plan?.priceInCents,
      redirectUrl: payment?.redirectUrl,
    })
    await otherGuest()
    expect(await esimOrder(orderReference)).toMatchObject({ status: 'awaitingPayment', redirectUrl: null })
    visitor = own
    await pay(payment?.redirectUrl)
    expect(await esimOrder(orderReference)).toMatchObject({ status: 'awaitingPayment', redirectUrl: null })
    await later(2000)
    expect(await esimOrder(orderReference)).toMatchObject({ status: 'preparing' })
  })

  test('is found by its own reference only', async () => {
    const sim = await orderSim()
    for (const orderReference of [sim.orderReference, 'AAAA-BBBB-CCCC-DDDD'])
      expect(await esimOrder(orderReference)).toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})
