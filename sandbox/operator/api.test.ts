import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { manualClock } from '../../src/lib/manual-clock.ts'
import { toCents } from '../../src/lib/money.ts'
import { getAccount } from '../../src/operator/client/account.ts'
import { callEndpoint } from '../../src/operator/client/call-endpoint.ts'
import { callOperation } from '../../src/operator/client/call-operation.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { authorizationStatus } from '../../src/operator/contract/authorization-status.ts'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import { paymentCard } from '../../src/operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../src/operator/contract/payment-check-result.ts'
import { paymentMethodsAndCards } from '../../src/operator/contract/payment-methods-and-cards.ts'
import { validateNumber } from '../../src/operator/contract/validate-number.ts'
import { createOperator, type Operator } from './create-operator.ts'
import { signIn } from './log-in/sessions.ts'
import { numberOf } from './number.fixture.ts'
import { visitorOf } from './visitor.ts'

const site = 'http://127.0.0.1:4321'
const known = numberOf('+37061234567')
const request = {
  phoneNumber: known,
  amountInCents: toCents(1000),
  language: 'lt',
  line: 'uoga',
  returnPath: '/laukiama-papildymo',
} as const

let operator: Operator

// On a busy machine loading GraphQL takes longer than a test may.
beforeAll(() => import('./graphql/schema.ts'), 60_000)
beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site })
})
afterEach(() => operator.close())

const transport = (cookie?: string) => ({ ...visitorOf(operator, site, cookie), clock: manualClock() })

describe('what the sandbox answers is what the contract says', () => {
  test('payment/methods-and-cards', async () => {
    const outcome = await callEndpoint(paymentMethodsAndCards, { line: 'extra' }, { transport: transport() })
    expect(outcome).toMatchObject({ kind: 'answer', value: { minimumInCents: 300 } })
  })

  test.each([
    ['+37061234567', { status: 'active', line: 'uoga' }],
    ['+37065678901', { status: 'active', line: 'extra' }],
    ['+37064567890', { status: 'blocked', line: 'uoga' }],
    ['+37069999999', { status: 'notOurs' }],
  ])('validate-number of %s', async (phoneNumber, value) => {
    const options = { transport: transport() }
    expect(await callEndpoint(validateNumber, { phoneNumber: numberOf(phoneNumber) }, options)).toMatchObject(
      {
        kind: 'answer',
        value,
      },
    )
  })

  test('payment/card and payment/check-result', async () => {
    const options = { transport: transport() }
    const begun = await callEndpoint(paymentCard, request, { ...options, idempotencyKey: 'A'.repeat(26) })
    if (begun.kind !== 'answer') throw new Error(begun.kind)
    const { paymentReference } = begun.value
    expect(await callEndpoint(paymentCheckResult, { paymentReference }, options)).toMatchObject({
      kind: 'answer',
      value: { status: 'pending', amountInCents: 1000, maskedPhoneNumber: '+370 6** **567' },
    })
  })

  test.each([
    ['NUMBER_NOT_OURS', { phoneNumber: numberOf('+37069999999') }],
    ['NUMBER_BLOCKED', { phoneNumber: numberOf('+37064567890') }],
    ['NUMBER_ON_OTHER_LINE', { phoneNumber: numberOf('+37065678901') }],
    ['SUM_OUT_OF_LIMITS', { amountInCents: toCents(299) }],
    ['SUM_OUT_OF_LIMITS', { amountInCents: toCents(100_01) }],
  ])('payment/card refuses with %s', async (code, wrong) => {
    const options = { transport: transport(), idempotencyKey: 'B'.repeat(26) }
    expect(await callEndpoint(paymentCard, { ...request, ...wrong }, options)).toMatchObject({
      kind: 'failure',
      code,
    })
    expect(await operator.database.selectFrom('payments').selectAll().execute()).toEqual([])
  })

  test('check-result of no one’s payment', async () => {
    const options = { transport: transport() }
    expect(
      await callEndpoint(paymentCheckResult, { paymentReference: 'AAAA-BBBB-CCCC-DDDD' }, options),
    ).toMatchObject({ kind: 'failure', code: 'PAYMENT_NOT_FOUND' })
  })

  test('authorization-status and GET_ACCOUNT, of a guest and of a customer', async () => {
    const asGuest = { transport: transport() }
    expect(await callEndpoint(authorizationStatus, {}, asGuest)).toMatchObject({ value: { status: 'guest' } })
    expect(await callOperation(getAccount, {}, asGuest)).toMatchObject({ kind: 'unauthorized' })

    const asCustomer = {
      transport: transport(await signIn(operator.database, Date.now(), { phoneNumber: known })),
    }
    expect(await callEndpoint(authorizationStatus, {}, asCustomer)).toMatchObject({
      value: { status: 'signedIn', strong: false },
    })
    expect(await callOperation(getAccount, {}, asCustomer)).toMatchObject({
      kind: 'answer',
      value: {
        account: { ownedAsset: { phoneNumber: known }, balanceInEuro: { amount: 420, active: true } },
      },
    })
  })
})

describe('what the operator refuses', () => {
  const json = { Origin: site, 'Content-Type': 'application/json', 'Idempotency-Key': 'C'.repeat(26) }
  const posts = Object.values(allEndpoints).filter(({ method }) => method === 'POST')
  const paths = posts.map(({ path }) => apiPath(path)).concat(apiPath(graphqlPath))
  const post = (path: string, headers: Record<string, string>, body = JSON.stringify(request)) =>
    operator.fetch(new Request(`${site}${path}`, { method: 'POST', headers, body }))

  test.each(paths)('%s from another origin, or from none', async (path) => {
    for (const Origin of ['https://evil.example', 'null', 'http://127.0.0.1:4322', '']) {
      const response = await post(path, { ...json, Origin })
      expect(response.status).toBe(403)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })

  test.each(paths)('%s in anything but JSON', async (path) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await post(path, { ...json, 'Content-Type': type })).status).toBe(415)
  })

  test.each(paths)('%s with a body that is too long or broken', async (path) => {
    const signedIn = { ...json, Cookie: await signIn(operator.database, Date.now(), { phoneNumber: known }) }
    expect((await post(path, signedIn, `"${'x'.repeat(20_000)}"`)).status).toBe(413)
    expect((await post(path, signedIn, '{')).status).toBe(400)
  })

  test.each(paths)('%s by GET, PUT or DELETE', async (path) => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(
        (await operator.fetch(new Request(`${site}${path}`, { method, headers: { Origin: site } }))).status,
      ).toBe(405)
  })

  test('a preflight from anywhere', async () => {
    const response = await operator.fetch(
      new Request(`${site}${apiPath(paymentCard.path)}`, { method: 'OPTIONS', headers: { Origin: site } }),
    )
    expect(response.ok).toBe(false)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  const writes = Object.entries(allEndpoints).filter(([, { effect }]) => effect === 'write')

  test.each(writes)('%s without a key, or with one that could be guessed', async (name, { path }) => {
    const { 'Idempotency-Key': _key, ...keyless } = json
    const body = JSON.stringify(Object.entries(endpointExamples).find(([key]) => key === name)?.[1].request)
    for (const headers of [keyless, { ...keyless, 'Idempotency-Key': '1' }]) {
      const response = await post(apiPath(path), headers, body)
      expect([response.status, await response.json()]).toEqual([400, { code: 'IDEMPOTENCY_KEY_MISSING' }])
    }
    // With one the call is heard: what stops it then is its own rules at most.
    const signedIn = { ...json, Cookie: await signIn(operator.database, Date.now(), { phoneNumber: known }) }
    expect([200, 422]).toContain((await post(apiPath(path), signedIn, body)).status)
  })

  test('a path that leads elsewhere', async () => {
    const elsewhere = JSON.stringify({ ...request, returnPath: '//evil.example' })
    expect((await post(apiPath(paymentCard.path), json, elsewhere)).status).toBe(400)
  })

  test('nothing of the inside is reported', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const signedIn = { ...json, Cookie: await signIn(operator.database, Date.now(), { phoneNumber: known }) }
    await operator.database.schema.dropTable('payments').execute()
    const response = await post(apiPath(paymentCard.path), signedIn)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('{"code":"INTERNAL"}')
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  test('the request id comes back, a forged one doesn’t', async () => {
    const ask = (id: string) => post(apiPath(validateNumber.path), { ...json, 'X-Request-Id': id })
    expect((await ask('ABCDEF123456')).headers.get('X-Request-Id')).toBe('ABCDEF123456')
    expect((await ask('<script>')).headers.get('X-Request-Id')).toBeNull()
  })
})

test('the person comes back to the name under which the site was opened', async () => {
  const named = 'http://localhost:4321'
  const visitor = visitorOf(operator, named)
  const options = { transport: { ...visitor, clock: manualClock() }, idempotencyKey: 'D'.repeat(26) }
  const begun = await callEndpoint(paymentCard, request, options)
  if (begun.kind !== 'answer') throw new Error(begun.kind)
  const id = begun.value.redirectUrl.split('/').at(-1)
  expect(await visitor.sendForm(`http://127.0.0.1:4322/acquirer/cancel/${id}`, {})).toBe(
    `${named}/laukiama-papildymo#paymentReference=${begun.value.paymentReference}`,
  )
})
