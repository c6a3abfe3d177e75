import { beforeEach, describe, expect, test } from 'vitest'
import { type ManualClock, manualClock } from '../../lib/manual-clock.ts'
import { toCents } from '../../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { authorizationStatus } from '../contract/authorization-status.ts'
import { headerPatterns } from '../contract/header-values.ts'
import { traceParentHeader } from '../contract/headers.ts'
import { paymentCard } from '../contract/payment-card.ts'
import { paymentCheckResult } from '../contract/payment-check-result.ts'
import { paymentMethodsAndCards } from '../contract/payment-methods-and-cards.ts'
import { validateNumber } from '../contract/validate-number.ts'
import { callEndpoint } from './call-endpoint.ts'
import type { Outcome } from './outcome.ts'
import type { Transport } from './transport.ts'

const phoneNumber = numberOf('612 34567')
const card = {
  phoneNumber,
  amountInCents: toCents(1000),
  language: 'lt',
  line: 'uoga',
  returnPath: '/x',
} as const
const paymentReference = '7K3M-9QWX-AB12-CD34'
const idempotencyKey = 'ABCDEFGHJKMNPQRSTVWXYZ0123'

/** Every endpoint as it is called, with an answer that is whole. */
const calls: { path: string; call(transport: Transport): Promise<Outcome<unknown>>; whole: object }[] = [
  {
    path: paymentMethodsAndCards.path,
    call: (transport) => callEndpoint(paymentMethodsAndCards, { line: 'uoga' }, { transport }),
    whole: {
      methods: ['card', 'gold'],
      minimumInCents: 300,
      maximumInCents: 10000,
      presetSumsInCents: [500],
      cardsDetails: [
        {
          variant: 'VISA',
          cardDetailsReference: 'c1',
          cardInfo: { expiryMonth: 12, expiryYear: 2030, holderName: 'Rasa', number: '**** 4242' },
        },
      ],
    },
  },
  {
    path: paymentCard.path,
    call: (transport) => callEndpoint(paymentCard, card, { transport, idempotencyKey }),
    whole: { paymentReference, redirectUrl: 'https://pay.example/1' },
  },
  {
    path: paymentCheckResult.path,
    call: (transport) => callEndpoint(paymentCheckResult, { paymentReference }, { transport }),
    whole: {
      paymentReference,
      amountInCents: 1000,
      maskedPhoneNumber: '+370 6** **567',
      status: 'paid',
      completedAt: '2026-01-15T10:00:00Z',
    },
  },
  {
    path: validateNumber.path,
    call: (transport) => callEndpoint(validateNumber, { phoneNumber }, { transport }),
    whole: { status: 'active', line: 'uoga' },
  },
  {
    path: authorizationStatus.path,
    call: (transport) => callEndpoint(authorizationStatus, {}, { transport }),
    whole: {
      status: 'signedIn',
      strong: false,
      expiresAt: '2026-01-15T10:30:00Z',
      expiresInSeconds: 1800,
      prolongable: true,
    },
  },
]

let clock: ManualClock
let sent: { url: URL; init: RequestInit }[]

beforeEach(() => {
  clock = manualClock()
  sent = []
})

function answering(...answers: (() => Promise<Response>)[]): Transport {
  return {
    clock,
    origin: () => 'https://uoga.example',
    fetch(url, init) {
      sent.push({ url, init })
      const answer = answers[sent.length - 1] ?? answers.at(-1)
      return answer ? answer() : Promise.reject(new Error('no answer left'))
    },
  }
}

/** The outcome, however many pauses the call makes. */
async function outcomeOf(call: Promise<Outcome<unknown>>) {
  await clock.advance(1_000)
  return await call
}

const answer = (body: unknown) => async () => Response.json(body)

describe.each(calls)('$path', ({ call, whole }) => {
  test('a whole answer comes through, also with a field more', async () => {
    expect(await call(answering(answer({ ...whole, more: 1 })))).toMatchObject({ kind: 'answer' })
    expect(sent).toHaveLength(1)
  })

  test('an answer with a mark before it comes through', async () => {
    const marked = async () =>
      new Response(`\ufeff${JSON.stringify(whole)}`, { headers: { 'Content-Type': 'application/json' } })
    expect(await call(answering(marked))).toMatchObject({ kind: 'answer' })
  })

  test('no answer at all ends after 10 s', async () => {
    const call$ = call(answering(() => new Promise(() => undefined)))
    let ended = false
    void call$.then(() => {
      ended = true
    })
    await clock.advance(9_999)
    expect(ended).toBe(false)
    await clock.advance(1)
    expect(await call$).toMatchObject({ kind: 'unknown', reason: 'timeLimit' })
    expect(sent[0]?.init.signal?.aborted).toBe(true)
  })

  test('a body that never ends, ends after 10 s', async () => {
    const endless = async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }))
    const call$ = call(answering(endless))
    await clock.advance(10_000)
    expect(await call$).toMatchObject({ kind: 'unknown', reason: 'timeLimit' })
  })

  test('a lost connection is tried once more, with the same request', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await outcomeOf(call(answering(lost, answer(whole))))).toMatchObject({ kind: 'answer' })
    const [first, second] = sent.map(({ url, init }) => ({
      url: url.href,
      body: init.body,
      headers: Object.fromEntries(new Headers(init.headers)),
    }))
    expect(second).toEqual(first)
    expect(sent).toHaveLength(2)
  })

  test('each call is a trace of its own', async () => {
    await outcomeOf(call(answering(answer(whole))))
    await outcomeOf(call(answering(answer(whole))))
    const [first, second] = sent.map(({ init }) => new Headers(init.headers).get(traceParentHeader))
    expect(first).toMatch(headerPatterns.traceParent)
    expect(second).toMatch(headerPatterns.traceParent)
    expect(second).not.toBe(first)
  })

  test.each([400, 401, 403, 429, 500, 503])('after %d nothing is sent again', async (status) => {
    await outcomeOf(call(answering(async () => Response.json({}, { status }))))
    expect(sent).toHaveLength(1)
  })

  test('the second try has what is left of the 10 s', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    const call$ = call(answering(lost, () => new Promise(() => undefined)))
    await clock.advance(10_000)
    expect(await call$).toMatchObject({ kind: 'unknown', reason: 'timeLimit' })
  })
})

test('a write without a session asks for a guest’s and is sent again with it, and no more', async () => {
  const without = async () => Response.json({ code: 'SESSION_MISSING' }, { status: 202 })
  const pay = (...answers: (() => Promise<Response>)[]) =>
    callEndpoint(paymentCard, card, { idempotencyKey, transport: answering(...answers) })
  const whole = answer({ paymentReference, redirectUrl: 'https://pay.example/1' })
  expect(await pay(without, without, whole)).toMatchObject({ kind: 'answer' })
  const headersOf = (name: string) => sent.map(({ init }) => new Headers(init.headers).get(name))
  expect(headersOf('Idempotency-Key')).toEqual([idempotencyKey, idempotencyKey, idempotencyKey])
  expect(headersOf('X-Begin-Session')).toEqual([null, '1', null])
  sent = []
  // Another tab's session is there by then.
  expect(await pay(without, whole)).toMatchObject({ kind: 'answer' })
  sent = []
  expect(await pay(without, without, without, whole)).toMatchObject({ reason: 'malformedAnswer' })
  expect(sent).toHaveLength(3)
})

test('the operator’s own refusals are failures by their code, others are not', async () => {
  const refusing = (code: string) => async () => Response.json({ code }, { status: 422 })
  const pay = (code: string) =>
    callEndpoint(paymentCard, card, { idempotencyKey, transport: answering(refusing(code)) })
  expect(await pay('NUMBER_BLOCKED')).toMatchObject({ kind: 'failure', code: 'NUMBER_BLOCKED' })
  expect(await pay('PAYMENT_NOT_FOUND')).toMatchObject({ kind: 'unknown', reason: 'unmappedCode' })
})

test('a write carries its key, a read none; a number is in no address', async () => {
  for (const { call } of calls) await call(answering(answer({})))
  const keys = sent.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'))
  expect(keys).toEqual([null, idempotencyKey, null, null, null])
  expect(sent.map(({ url }) => url.pathname + url.search)).toEqual([
    '/api/v1/payment/methods-and-cards?line=uoga',
    '/api/v1/payment/card',
    '/api/v1/payment/check-result',
    '/api/v1/validate-number',
    '/api/v1/authorization-status',
  ])
})

test('a call can be given up, before and while it runs', async () => {
  const leave = new AbortController()
  const transport = answering(() => new Promise(() => undefined))
  const options = { transport, signal: leave.signal }
  const running = callEndpoint(authorizationStatus, {}, options)
  leave.abort()
  expect(await running).toMatchObject({ kind: 'unknown', reason: 'aborted' })
  expect(await callEndpoint(authorizationStatus, {}, options)).toMatchObject({ reason: 'aborted' })
})

test('methods that the site doesn’t know are left out, reasons and new words stay told', async () => {
  const [methods, , result] = calls
  expect(await methods?.call(answering(answer(methods.whole)))).toMatchObject({
    value: { methods: ['card'] },
  })
  const refused = { ...result?.whole, status: 'refused', reason: 'moonPhase' }
  sent = []
  expect(await result?.call(answering(answer(refused)))).toMatchObject({ value: { reason: 'other' } })
})

test('two answers out of order each reach their own call', async () => {
  const answers: ((response: Response) => void)[] = []
  const transport = answering(() => new Promise((resolve) => answers.push(resolve)))
  const first = callEndpoint(validateNumber, { phoneNumber }, { transport })
  const second = callEndpoint(validateNumber, { phoneNumber: numberOf('699 99999') }, { transport })
  answers[1]?.(Response.json({ status: 'notOurs' }))
  answers[0]?.(Response.json({ status: 'active', line: 'uoga' }))
  expect(await first).toMatchObject({ value: { status: 'active' } })
  expect(await second).toMatchObject({ value: { status: 'notOurs' } })
})

function numberOf(text: string): PhoneNumber {
  const number = parsePhoneNumber(text)
  if (!number) throw new Error(`not a number: ${text}`)
  return number
}
