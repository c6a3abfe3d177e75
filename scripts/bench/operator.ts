import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { randomCode } from '../../src/lib/random-code.ts'
import {
  AccountHistoryDocument,
  AccountOffersDocument,
  CommonUsageDocument,
  DetailedUsageDocument,
  GetAccountDocument,
  GetAccountSettingsDocument,
  ValidateOrderDocument,
} from '../../src/operator/client/generated/graphql.ts'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { idempotencyKeyHeader } from '../../src/operator/contract/headers.ts'
import { paymentCard } from '../../src/operator/contract/payment-card.ts'
import { paymentMethodsAndCards } from '../../src/operator/contract/payment-methods-and-cards.ts'
import { atRate } from './at-rate.ts'
import type { Bench } from './bench.ts'
import { atShare, type Finding, median } from './finding.ts'
import { operatorGoal } from './goals.ts'

/** Requests per second, and for how many seconds a run: each has so many requests, whatever comes back. */
const rate = 200
const seconds = 5
/** Before the first run, so that what is loaded once has been. */
const warmUpSeconds = 2
/** Milliseconds after which an answer that hasn't come fails the bench. */
const patience = 10_000

const siteOrigin = 'http://127.0.0.1'
const customers = ['61234567', '62345678', '61616161', '63456789', '64444444', '67777777']

interface Asked {
  path: string
  method: 'GET' | 'POST'
  body?: object
  isWrite?: boolean
}

const graphql = (document: { toString(): string }, variables: object = {}): Asked => ({
  path: apiPath(graphqlPath),
  method: 'POST',
  body: { query: String(document), variables },
})

/** What pages ask in the proportion in which they do: mostly what someone has, at times a payment that begins. */
const visit: readonly ((number: string) => Asked)[] = [
  () => graphql(GetAccountDocument),
  () => graphql(CommonUsageDocument),
  () => graphql(AccountOffersDocument),
  () => graphql(GetAccountDocument),
  () => graphql(DetailedUsageDocument),
  () => graphql(AccountHistoryDocument, { limit: 20 }),
  () => graphql(GetAccountSettingsDocument),
  () => graphql(ValidateOrderDocument, { planIds: ['uoga-s', 'uoga-l'] }),
  () => ({
    path: `${apiPath(paymentMethodsAndCards.path)}?line=uoga`,
    method: paymentMethodsAndCards.method,
  }),
  (number) => ({
    path: apiPath(paymentCard.path),
    method: paymentCard.method,
    isWrite: true,
    body: {
      phoneNumber: `+370${number}`,
      amountInCents: 1000,
      language: 'lt',
      line: 'uoga',
      returnPath: '/laukiama-papildymo',
    },
  }),
]

/**
 * How long the sandbox operator, in a process of its own, takes for an answer while it is asked 200 times a second on
 * loopback.
 */
export async function measureOperator({ folder, runs, signal, say }: Bench): Promise<Finding[]> {
  const dataFolder = await mkdtemp(join(folder, 'operator-'))
  const operator = fork(fileURLToPath(new URL('operator-process.ts', import.meta.url)), [dataFolder], {
    signal,
  })
  // Ended by the signal it has not failed.
  operator.on('error', () => undefined)
  try {
    const origin = await originOf(operator)
    // So many calls come from one address nowhere else.
    await control(origin, 'limits', { kept: 'no' })
    const cookies = await Promise.all(customers.map((number) => signIn(origin, number)))
    const ask = (index: number) => {
      const person = Math.floor(index / visit.length) % customers.length
      const asked = visit[index % visit.length]?.(customers[person] ?? '')
      return asked && send(origin, cookies[person] ?? '', asked)
    }
    say('warming up')
    await atRate(rate, warmUpSeconds, ask)
    const samples: number[] = []
    for (let run = 1; run <= runs; run += 1) {
      say(`${rate * seconds} requests, ${run} of ${runs}`)
      samples.push(atShare(await atRate(rate, seconds, ask), 0.99))
    }
    return [
      {
        part: 'operator',
        subject: 'sandbox operator',
        measure: `99th percentile at ${rate} requests/s`,
        unit: 'milliseconds',
        value: median(samples),
        samples,
        goal: operatorGoal,
      },
    ]
  } finally {
    if (operator.connected) {
      operator.disconnect()
      await once(operator, 'exit')
    }
    await rm(dataFolder, { recursive: true, force: true })
  }
}

const Listening = v.object({ origin: v.string() })

async function originOf(operator: ChildProcess): Promise<string> {
  const [said] = await Promise.race([
    once(operator, 'message'),
    once(operator, 'exit').then(() => Promise.reject(new Error('The operator did not start.'))),
  ])
  return v.parse(Listening, said).origin
}

const Session = v.object({ cookie: v.string() })

async function signIn(origin: string, phoneNumber: string): Promise<string> {
  const signedIn = v.parse(Session, await control(origin, 'sessions', { phoneNumber }))
  const [cookie = ''] = signedIn.cookie.split(';')
  return cookie
}

async function control(origin: string, name: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/control/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function send(origin: string, cookie: string, { path, method, body, isWrite }: Asked): Promise<void> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      Cookie: cookie,
      Origin: siteOrigin,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(isWrite && { [idempotencyKeyHeader]: randomCode(26) }),
    },
    signal: AbortSignal.timeout(patience),
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status !== 200 || text.includes('"errors"'))
    throw new Error(`The operator answered ${path} with ${response.status}: ${text}`)
}
