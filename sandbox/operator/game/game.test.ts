import { afterEach, beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../../src/lib/manual-clock.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { gameRegistration } from '../../../src/operator/contract/game-registration.ts'
import { gameRegistrationPeriod } from '../../../src/operator/contract/game-registration-period.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { signIn } from '../log-in/sessions.ts'
import { numberOf } from '../number.fixture.ts'
import { visitorOf } from '../visitor.ts'
import { setPeriod } from './period.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
const day = 24 * 60 * 60 * 1000

let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

const options = (cookie?: string) => ({
  transport: { ...visitorOf(operator, site, cookie), clock: manualClock() },
})

const register = (number = '612 34567', cookie?: string) =>
  callEndpoint(
    gameRegistration,
    {
      phoneNumber: numberOf(number),
      name: 'Rasa',
      email: 'rasa@example.com',
      rulesAccepted: true,
      language: 'lt',
    },
    { ...options(cookie), idempotencyKey: randomCode(26) },
  )

const period = async () => {
  const outcome = await callEndpoint(gameRegistrationPeriod, {}, options())
  return outcome.kind === 'answer' ? outcome.value.status : outcome.kind
}

test('a number is registered once', async () => {
  const ends = await Promise.all([register(), register()])
  expect(ends.map((end) => ('code' in end ? end.code : end.kind))).toEqual(['answer', 'ALREADY_REGISTERED'])
})

test('a guest registers any number of the operator’s, a customer only their own', async () => {
  const cookie = await signIn(operator.database, start, { phoneNumber: numberOf('612 34567') })
  expect(await register('623 45678', cookie)).toMatchObject({ kind: 'answer' })
  expect(await register('634 56789', cookie)).toMatchObject({ code: 'NUMBER_NOT_OURS' })
  expect(await register('634 56789')).toMatchObject({ kind: 'answer' })
  for (const number of ['699 99999', '688 88888'])
    expect(await register(number)).toMatchObject({ code: 'NUMBER_NOT_OURS' })
})

test.each([
  ['notBegun', 'GAME_NOT_BEGUN'],
  ['over', 'GAME_OVER'],
  ['none', 'GAME_OVER'],
] as const)('while the period is %s: %s', async (status, code) => {
  await setPeriod(operator.database, start, status)
  expect(await period()).toBe(status)
  expect(await register()).toMatchObject({ code })
})

test('the period ends by the operator’s clock', async () => {
  expect(await period()).toBe('open')
  await operator.advance(28 * day - 1)
  expect(await register()).toMatchObject({ kind: 'answer' })
  await operator.advance(1)
  expect(await register('623 45678')).toMatchObject({ code: 'GAME_OVER' })
})
