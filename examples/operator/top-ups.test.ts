import { expect, test } from 'vitest'
import { notificationHeaders, wayBack } from './acquirer.ts'
import { testOperator } from './operator.fixture.ts'
import { minutes } from './operator.ts'
import { addCustomer, balanceOf } from './people.ts'
import { beginTopUp, checkResult, decideTopUp, findTopUp } from './top-ups.ts'

function pendingTopUp() {
  const tested = testOperator()
  const { operator } = tested
  const { phoneNumber } = addCustomer(operator)
  const returnPath = '/laukiama-papildymo#kept=e30'
  const request = { phoneNumber, amountInCents: 1_000, language: 'lt', line: 'uoga', returnPath }
  const { paymentReference } = beginTopUp(operator, request)
  const tell = async (body: string, headers: Record<string, string>) =>
    (await tested.app.inject({ method: 'POST', url: '/acquirer-notifications', headers, body })).statusCode
  return {
    ...tested,
    paymentReference,
    tell,
    decide: (state: 'paid' | 'refused' | 'cancelled' | 'expired', amountInCents = 1_000) =>
      decideTopUp(operator, { paymentReference, amountInCents, state }),
    status: () => checkResult(operator, { paymentReference }).status,
    balance: () => balanceOf(operator, phoneNumber),
  }
}

test('what the acquirer tells twice is booked once, and another sum not at all', () => {
  const { decide, status, balance } = pendingTopUp()
  decide('paid', 100_000)
  expect([status(), balance()]).toEqual(['pending', 0])
  decide('paid')
  decide('paid')
  decide('cancelled')
  expect([status(), balance()]).toEqual(['paid', 1_000])
})

test('what was refused stays so; what expired and was paid late is paid', () => {
  const refused = pendingTopUp()
  refused.decide('refused')
  refused.decide('paid')
  expect([refused.status(), refused.balance()]).toEqual(['refused', 0])
  const late = pendingTopUp()
  late.pass(31 * minutes)
  expect(late.status()).toBe('expired')
  late.decide('expired')
  late.decide('paid')
  expect([late.status(), late.balance()]).toEqual(['paid', 1_000])
})

test('only the acquirer’s own word counts, and only for five minutes', async () => {
  const { operator, acquirerSecret, paymentReference, tell, balance } = pendingTopUp()
  const body = JSON.stringify({ paymentReference, amountInCents: 1_000, state: 'paid' })
  const signed = (secret: string, at: number) => notificationHeaders(secret, at, body)
  const now = operator.now()
  expect(await tell(body, { 'Content-Type': 'application/json' })).toBe(401)
  expect(await tell(body, signed('another secret', now))).toBe(401)
  expect(await tell(body.replace('paid', 'refused'), signed(acquirerSecret, now))).toBe(401)
  expect(await tell(body, signed(acquirerSecret, now - 6 * minutes))).toBe(401)
  expect(balance()).toBe(0)
  expect(await tell(body, signed(acquirerSecret, now))).toBe(204)
  expect(balance()).toBe(1_000)
})

test('the way back has the reference in its fragment, before what the path had there', () => {
  const { operator, paymentReference } = pendingTopUp()
  const topUp = findTopUp(operator, paymentReference)
  expect(topUp && wayBack(operator, topUp)).toBe(
    `https://site.example/laukiama-papildymo#paymentReference=${paymentReference}&kept=e30`,
  )
})
