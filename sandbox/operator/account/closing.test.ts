import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator, type Operator } from '../create-operator.ts'
import { customerOf, site } from '../graphql/customer.fixture.ts'
import { limits } from '../limits.ts'
import { numberOf } from '../number.fixture.ts'
import { findNumber } from '../phone-numbers.ts'

const start = Date.UTC(2026, 0, 15, 10)
const rasa = numberOf('612 34567')
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

const close = 'mutation { closeAccount(closed: true) { validTo } }'
const keep = 'mutation { closeAccount(closed: false) { validTo } }'
const statusOf = async () => (await findNumber(operator.database, rasa))?.status

test('an account that was closed is kept for a while, then its numbers end', async () => {
  const ask = await customerOf(operator, rasa, start, true)
  const told = (await ask(close)).value
  expect(told).toEqual({ validTo: '2026-02-14T10:00:00.000Z' })
  expect((await ask(close)).value).toEqual(told)
  expect((await ask('{ account { validTo } }')).value).toEqual(told)
  await operator.advance(limits.account.closing - 1000)
  expect(await statusOf()).toBe('active')
  await operator.advance(1000)
  expect(await statusOf()).toBe('ended')
})

test('an account that was kept after all goes on', async () => {
  const ask = await customerOf(operator, rasa, start, true)
  await ask(close)
  expect((await ask(keep)).value).toEqual({ validTo: null })
  await operator.advance(2 * limits.account.closing)
  expect(await statusOf()).toBe('active')
})

test.each([close, '{ dataCopy { content } }'])('%s demands a proven identity', async (query) => {
  const ask = await customerOf(operator, rasa, start)
  expect((await ask(query)).code).toBe('STRONG_LOG_IN_REQUIRED')
})

test('a copy has all of the account’s own, no code of a SIM card, and nothing of another account', async () => {
  const ask = await customerOf(operator, rasa, start, true)
  const text = JSON.stringify((await ask('{ dataCopy { content } }')).value)
  for (const own of ['rasa@example.com', '+37061234567', '+37062345678', 'uoga-l', '4242'])
    expect(text).toContain(own)
  expect(text).not.toMatch(/simPIN|simPUK|12345678|\+37063456789/)
})
