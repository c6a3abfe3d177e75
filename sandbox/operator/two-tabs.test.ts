import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manualClock } from '../../src/lib/manual-clock.ts'
import type { RequestOf } from '../../src/operator/contract/endpoint.ts'
import { paymentCard } from '../../src/operator/contract/payment-card.ts'
import { createOperator, type Operator } from './create-operator.ts'
import { numberOf } from './number.fixture.ts'

const site = 'http://127.0.0.1:4321'
const idempotencyKey = 'K'.repeat(26)
const payment = {
  phoneNumber: numberOf('612 34567'),
  amountInCents: 1000,
  language: 'lt',
  line: 'uoga',
  returnPath: '/laukiama-papildymo',
} as RequestOf<typeof paymentCard>

let operator: Operator
beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site })
})
afterEach(() => operator.close())

/** A tab with a client of its own, in a browser whose cookies all tabs share. Its first answer is on its way for so long, in milliseconds. */
async function tabOf(jar: { cookie: string }, firstTakes: number) {
  vi.resetModules()
  const { callEndpoint } = await import('../../src/operator/client/call-endpoint.ts')
  let pause = firstTakes
  const transport = {
    clock: manualClock(),
    origin: () => site,
    async fetch(url: URL, init: RequestInit) {
      const headers = new Headers(init.headers)
      headers.set('Origin', site)
      if (jar.cookie) headers.set('Cookie', jar.cookie)
      const response = await operator.fetch(new Request(url, { ...init, headers }))
      await new Promise((resolve) => setTimeout(resolve, pause))
      pause = 0
      const [set] = response.headers.getSetCookie()
      if (set) jar.cookie = set.split(';')[0] ?? ''
      return response
    },
  }
  return {
    pay: (key = idempotencyKey) => callEndpoint(paymentCard, payment, { transport, idempotencyKey: key }),
  }
}

const answered = expect.objectContaining({ kind: 'answer' })

test('two tabs without a session that send one key in the same moment get one answer', async () => {
  const jar = { cookie: '' }
  const [quick, slow] = [await tabOf(jar, 5), await tabOf(jar, 60)]
  const [first, second] = await Promise.all([quick.pay(), slow.pay()])
  expect([first, second]).toEqual([answered, answered])
  const again = await quick.pay()
  expect(again).toEqual(answered)
  expect(await operator.database.selectFrom('payments').select('status').execute()).toHaveLength(1)
})

test('two that send keys of their own can both send them again', async () => {
  const jar = { cookie: '' }
  const [quick, slow] = [await tabOf(jar, 5), await tabOf(jar, 60)]
  const other = 'L'.repeat(26)
  await Promise.all([quick.pay(), slow.pay(other)])
  expect([await quick.pay(), await slow.pay(other)]).toEqual([answered, answered])
})
