import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ManualClock, manualClock } from '../../lib/manual-clock.ts'
import { idempotencyKeyHeader, requestIdHeader } from '../contract/headers.ts'
import { getAccount } from './account.ts'
import { callOperation } from './call-operation.ts'
import { malformedAnswers } from './malformed-answers.fixture.ts'
import { writingMutation } from './operation.ts'
import type { Transport } from './transport.ts'

const asset = {
  phoneNumber: '+37061234567',
  ownershipType: 'LINKED',
  startedAt: '2025-01-15T10:00:00Z',
  userPhoneNumberProfile: null,
}
const account = {
  partnerId: 'P-1',
  ownedAsset: asset,
  ownedAssets: [asset],
  balanceInEuro: { amount: '4,20', active: true, validTo: '2026-07-14T10:00:00Z' },
  liveChatSignature: null,
  validFrom: '2025-01-15T10:00:00Z',
  validTo: null,
}
const error = { message: 'Unexpected error.', extensions: { code: 'PLAN_NOT_FOUND' } }

let clock: ManualClock
let sent: { url: URL; init: RequestInit }[]

beforeEach(() => {
  clock = manualClock()
  sent = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

async function ask(answer: () => Promise<Response>) {
  const transport: Transport = {
    clock,
    origin: () => 'https://uoga.example',
    fetch(url, init) {
      sent.push({ url, init })
      return answer()
    },
  }
  const call = callOperation(getAccount, {}, { transport })
  await clock.advance(10_000)
  return call
}

const answering = (body: unknown) => ask(async () => Response.json(body))

test('an account comes through in cents and instants; the operation keeps its name', async () => {
  expect(await answering({ data: { account } })).toMatchObject({
    kind: 'answer',
    value: { account: { balanceInEuro: { amount: 420, validTo: Date.UTC(2026, 6, 14, 10) } } },
  })
  expect(sent[0]?.url.href).toBe('https://uoga.example/api/v1/graphql')
  expect(JSON.parse(String(sent[0]?.init.body))).toMatchObject({ operationName: 'GET_ACCOUNT' })
})

test.each(malformedAnswers(manualClock().now()).filter(({ name }) => !name.startsWith('422')))(
  '$name ends as said, with a reference',
  async ({ answer, ends }) => {
    const outcome = await ask(answer)
    expect(outcome).toMatchObject(ends)
    expect(outcome.reference).toMatch(/^[0-9A-Z]{12}$/)
  },
)

test.each([
  [
    { data: null, errors: [error] },
    { kind: 'failure', code: 'PLAN_NOT_FOUND' },
  ],
  [{ errors: [error] }, { kind: 'failure', code: 'PLAN_NOT_FOUND' }],
  [
    { data: { account: null }, errors: [error] },
    { kind: 'failure', code: 'PLAN_NOT_FOUND' },
  ],
  [
    { data: null, errors: [{}] },
    { kind: 'unknown', reason: 'serverError' },
  ],
  [
    { data: null, errors: [{ extensions: { code: 'INTERNAL' } }] },
    { kind: 'unknown', reason: 'serverError' },
  ],
  [
    { data: null, errors: [{ message: 'no' }] },
    { kind: 'unknown', reason: 'serverError' },
  ],
  // As GraphQL answers a question that it doesn't know.
  [{ errors: [{ message: 'Cannot query field' }] }, { kind: 'unknown', reason: 'refused' }],
  [{ errors: [{ extensions: { code: 'INTERNAL' } }] }, { kind: 'unknown', reason: 'serverError' }],
  [
    { data: null, errors: [] },
    { kind: 'unknown', reason: 'malformedAnswer' },
  ],
  [
    { data: null, errors: 'no' },
    { kind: 'unknown', reason: 'malformedAnswer' },
  ],
  [{ data: { account: null } }, { kind: 'unknown', reason: 'malformedAnswer' }],
  [{ data: { account }, errors: [] }, { kind: 'answer' }],
  [{ data: { account, more: 1 } }, { kind: 'answer' }],
])('%j is %j', async (body, ends) => {
  expect(await answering(body)).toMatchObject(ends)
})

test('errors beside whole data are logged, and the data counts', async () => {
  const partial = { ...account, balanceInEuro: null }
  expect(await answering({ data: { account: partial }, errors: [error] })).toMatchObject({ kind: 'answer' })
  expect(console.warn).toHaveBeenCalledOnce()
})

test.each([
  ['qa', true, 1],
  ['production', false, 0],
])('a build for %s logs: %s', async (_, logs, times) => {
  vi.stubEnv('DEV', false)
  vi.stubEnv('LOGS', logs ? 'true' : '')
  await answering({ data: { account }, errors: [error] })
  expect(console.warn).toHaveBeenCalledTimes(times)
  vi.unstubAllEnvs()
})

test.each([
  { balanceInEuro: { amount: 4.2, active: true, validTo: null } },
  { balanceInEuro: { amount: '4.20', active: true, validTo: null } },
  { balanceInEuro: { amount: '4,20', active: 'yes', validTo: null } },
  { balanceInEuro: { amount: '4,20', active: true, validTo: '2026-07-14T10:00:00' } },
  { ownedAssets: null },
  { ownedAssets: [null] },
  { ownedAssets: [{ ...asset, ownershipType: 7 }] },
  { ownedAssets: [{ ...asset, phoneNumber: '61234567' }] },
  { partnerId: 1 },
  { partnerId: undefined },
  { validFrom: '15.1.2025' },
])('%j is never taken for an account', async (wrong) => {
  expect(await answering({ data: { account: { ...account, ...wrong } } })).toMatchObject({ kind: 'unknown' })
})

test('10,000 assets and the same one twice are an account still', async () => {
  const many = { ...account, ownedAssets: Array(10_000).fill(asset) }
  expect(await answering({ data: { account: many } })).toMatchObject({ kind: 'answer' })
})

test('no answer ends after 10 s', async () => {
  expect(await ask(() => new Promise(() => undefined))).toMatchObject({
    kind: 'unknown',
    reason: 'timeLimit',
  })
})

test('a query is sent once more after a lost connection', async () => {
  await ask(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(sent).toHaveLength(2)
})

test.each([
  [502, 2],
  [504, 2],
  [500, 1],
  [503, 1],
])('a gateway that had no connection is asked once more: status %i is %i tries', async (status, tries) => {
  await ask(async () => new Response('', { status }))
  expect(sent).toHaveLength(tries)
})

test('a call that was given up is no lost connection: nothing is sent again', async () => {
  const leave = new AbortController()
  const transport: Transport = {
    clock,
    origin: () => 'https://uoga.example',
    fetch(url, init) {
      sent.push({ url, init })
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')))
      })
    },
  }
  const call = callOperation(getAccount, {}, { transport, signal: leave.signal })
  leave.abort()
  await clock.advance(20_000)
  expect(await call).toMatchObject({ kind: 'unknown', reason: 'aborted' })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.init.signal?.aborted).toBe(true)
})

test('a call carries the reference that its answer has, and no key where nothing is written', async () => {
  const { reference } = await answering({ data: { account } })
  const headers = new Headers(sent[0]?.init.headers)
  expect(headers.get(requestIdHeader)).toBe(reference)
  expect(headers.get('Accept')).toBe('application/json')
  expect(headers.has(idempotencyKeyHeader)).toBe(false)
})

test('a write carries its key, the same when it is sent once more', async () => {
  const transport: Transport = {
    clock,
    origin: () => 'https://uoga.example',
    fetch(url, init) {
      sent.push({ url, init })
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  }
  const idempotencyKey = 'ABCDEFGHJKMNPQRSTVWXYZ0123'
  const write = writingMutation(getAccount.document, getAccount.schema)
  const call = callOperation(write, {}, { transport, idempotencyKey })
  await clock.advance(10_000)
  expect(await call).toMatchObject({ kind: 'unknown', reason: 'noConnection' })
  expect(sent.map(({ init }) => new Headers(init.headers).get(idempotencyKeyHeader))).toEqual([
    idempotencyKey,
    idempotencyKey,
  ])
})

test('of a write that an operator refuses without a reason no one knows what was done', async () => {
  const transport: Transport = {
    clock,
    origin: () => 'https://uoga.example',
    fetch: async () => Response.json({ errors: [{ message: 'no' }] }),
  }
  const write = writingMutation(getAccount.document, getAccount.schema)
  const idempotencyKey = 'ABCDEFGHJKMNPQRSTVWXYZ0123'
  expect(await callOperation(write, {}, { transport, idempotencyKey })).toMatchObject({
    kind: 'unknown',
    reason: 'serverError',
  })
})
