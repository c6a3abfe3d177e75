import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask } from '../../hosting/request.fixture.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { toCents } from '../../src/lib/money.ts'
import { parsePhoneNumber } from '../../src/lib/phone-number.ts'
import { callEndpoint } from '../../src/operator/client/call-endpoint.ts'
import { apiPath } from '../../src/operator/contract/endpoint.ts'
import { paymentCard } from '../../src/operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../src/operator/contract/payment-check-result.ts'
import { type Listening, listen } from './listen.ts'
import { cardFields } from './visitor.ts'

const site = 'http://127.0.0.1:4321'
let dataFolder: string
let sandbox: Listening
/** The browser's, through restarts. */
let cookie = ''

beforeEach(async () => {
  cookie = ''
  dataFolder = mkdtempSync(join(tmpdir(), 'operator-'))
  sandbox = await listen({ port: 0, dataFolder, siteOrigin: site })
})
afterEach(async () => {
  await sandbox.close()
  rmSync(dataFolder, { recursive: true })
})

const transport = {
  clock: systemClock,
  origin: () => sandbox.origin,
  async fetch(url: URL, init: RequestInit) {
    const headers = new Headers(init.headers)
    headers.set('Origin', site)
    if (cookie) headers.set('Cookie', cookie)
    const response = await fetch(url, { ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  },
}

function pay(key: string) {
  const phoneNumber = parsePhoneNumber('612 34567')
  if (!phoneNumber) throw new Error('not a number')
  const request = {
    phoneNumber,
    amountInCents: toCents(1000),
    language: 'lt',
    line: 'uoga',
    returnPath: '/w',
  } as const
  return callEndpoint(paymentCard, request, { transport, idempotencyKey: key })
}

async function control(name: string, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${sandbox.origin}/control/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const state = async () => (await fetch(`${sandbox.origin}/control/state`)).json()

test.each(['evil.example', 'evil.example:4322', '127.0.0.1.evil.example', 'localhost.evil.example:4322'])(
  'no one who calls it "%s" gets an answer of the control page, or a session',
  async (host) => {
    const read = await ask(sandbox.origin, '/control/state', { headers: { host } })
    expect([read.status, read.body.toString()]).toEqual([421, ''])
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ phoneNumber: '+37061234567' })
    const write = await ask(sandbox.origin, '/control/sessions', { method: 'POST', headers, body })
    expect([write.status, write.headers['set-cookie']]).toEqual([421, undefined])
  },
)

test('under each name of this machine it answers', async () => {
  for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
    const { status } = await ask(sandbox.origin, '/control/state', {
      headers: { host: `${name}:${sandbox.port}` },
    })
    expect(status).toBe(200)
  }
})

test('is reached on its own machine only, and sends people to its own card page', async () => {
  expect(sandbox.origin).toBe(`http://127.0.0.1:${sandbox.port}`)
  expect(await pay('A'.repeat(26))).toMatchObject({
    kind: 'answer',
    value: { redirectUrl: expect.stringContaining(`${sandbox.origin}/acquirer/pay/`) },
  })
})

test('a payment, the moved clock and the first answers survive a restart', async () => {
  const begun = await pay('A'.repeat(26))
  if (begun.kind !== 'answer') throw new Error(begun.kind)
  const { redirectUrl, paymentReference } = begun.value
  const headers = { Origin: sandbox.origin }
  const body = new URLSearchParams(cardFields('4000 0000 0000 0259'))
  await fetch(redirectUrl, { method: 'POST', headers, body, redirect: 'manual' })
  await sandbox.close()

  sandbox = await listen({ port: 0, dataFolder, siteOrigin: site })
  expect(await pay('A'.repeat(26))).toMatchObject({ value: { paymentReference } })
  await control('clock', { advanceInSeconds: 60 })
  expect(await callEndpoint(paymentCheckResult, { paymentReference }, { transport })).toMatchObject({
    value: { status: 'paid' },
  })
  const { now } = await state()
  await sandbox.close()
  sandbox = await listen({ port: 0, dataFolder, siteOrigin: site })
  expect((await state()).now).toBeGreaterThanOrEqual(now)
  expect((await state()).ledger).toHaveLength(1)
})

test('an answer cut on the wire loses nothing: the second try finds the first one’s', async () => {
  await control('faults', { path: apiPath(paymentCard.path), kind: 'cutAfterCommit', times: 1 })
  expect(await pay('A'.repeat(26))).toMatchObject({ kind: 'answer' })
  expect((await state()).payments).toHaveLength(1)
})

test('closing doesn’t wait for a call that is never answered', async () => {
  await control('faults', { path: apiPath(paymentCard.path), kind: 'never', times: 1 })
  const call = pay('A'.repeat(26))
  // The fault is gone as soon as it has taken the call.
  while ((await state()).faults.length > 0);
  await sandbox.close()
  expect(await call).toMatchObject({ kind: 'unknown', reason: 'noConnection' })
  sandbox = await listen({ port: 0, dataFolder, siteOrigin: site })
})
