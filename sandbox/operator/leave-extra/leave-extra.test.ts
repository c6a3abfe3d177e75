import { afterEach, beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../../src/lib/manual-clock.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { leaveExtra } from '../../../src/operator/contract/leave-extra.ts'
import { verifyLeaveExtra } from '../../../src/operator/contract/verify-leave-extra.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { limits } from '../limits.ts'
import { numberOf } from '../number.fixture.ts'
import { putNumber } from '../phone-numbers.ts'
import { visitorOf } from '../visitor.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
const extra = numberOf('656 78901')

let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

const once = (address = '192.0.2.1') => ({
  transport: { ...visitorOf(operator, site, '', address), clock: manualClock() },
  idempotencyKey: randomCode(26),
})

const destinations = [
  { kind: 'prepaid' },
  { kind: 'postpaid' },
  { kind: 'otherOperator', operatorName: 'Kitas', contactPhoneNumber: numberOf('612 34567') },
] as const

const ask = (
  phoneNumber = extra,
  destination: (typeof destinations)[number] = destinations[0],
  address?: string,
) =>
  callEndpoint(
    leaveExtra,
    {
      phoneNumber,
      firstName: 'Agnė',
      lastName: 'Avietė',
      email: 'agne@example.com',
      destination,
      language: 'lt',
    },
    once(address),
  )

async function idOf(asked: Awaited<ReturnType<typeof ask>>): Promise<string> {
  if (asked.kind === 'answer' && asked.value.status === 'codeSent') return asked.value.leaveRequestId
  throw new Error(JSON.stringify(asked))
}

async function verify(leaveRequestId: string, verificationCode: string) {
  const outcome = await callEndpoint(verifyLeaveExtra, { leaveRequestId, verificationCode }, once())
  return outcome.kind === 'answer' ? outcome.value : outcome
}

async function lastCode(): Promise<string> {
  const texts = await operator.database.selectFrom('texts').select('text').orderBy('id', 'desc').execute()
  return texts[0]?.text.slice(0, 6) ?? ''
}

test.each(destinations)(
  'a request with $kind is submitted with the code of the text, once',
  async (destination) => {
    const asked = await ask(extra, destination)
    expect(asked).toMatchObject({
      value: {
        status: 'codeSent',
        codeExpiresAt: start + limits.code.life,
        restrictedUntil: start + limits.code.resendDelay,
      },
    })
    const id = await idOf(asked)
    const submitted = await verify(id, await lastCode())
    expect(submitted).toMatchObject({ status: 'submitted', submittedAt: start })
    expect(await verify(id, '000000')).toEqual(submitted)
    await operator.advance(limits.code.resendDelay)
    expect(await ask()).toMatchObject({ code: 'ALREADY_LEAVING' })
  },
)

test('a wrong code, one that is over, and one too many', async () => {
  const id = await idOf(await ask())
  const wrong = (await lastCode()) === '000000' ? '111111' : '000000'
  for (let left = limits.code.attempts - 1; left > 0; left--)
    expect(await verify(id, wrong)).toMatchObject({ reason: 'INVALID_VERIFICATION_CODE', attemptsLeft: left })
  for (const guess of [wrong, await lastCode()])
    expect(await verify(id, guess)).toMatchObject({
      reason: 'VERIFICATION_THRESHOLD_REACHED',
      attemptsLeft: 0,
    })
  await operator.advance(limits.code.resendDelay)
  const again = await idOf(await ask())
  await operator.advance(limits.code.life)
  expect(await verify(again, await lastCode())).toMatchObject({ reason: 'VERIFICATION_CODE_EXPIRED' })
})

test('a new code ends the one before; of two pairs one becomes the request, and the other is refused', async () => {
  const first = { id: await idOf(await ask()), code: await lastCode() }
  await operator.advance(limits.code.resendDelay)
  const second = { id: await idOf(await ask()), code: await lastCode() }
  expect(await verify(first.id, first.code)).toMatchObject({ reason: 'VERIFICATION_CODE_EXPIRED' })
  expect(await verify(second.id, second.code)).toMatchObject({ status: 'submitted' })
  expect(await verify(first.id, first.code)).toMatchObject({ code: 'ALREADY_LEAVING' })
  const submitted = operator.database.selectFrom('leaveRequests').where('reference', 'is not', null)
  expect(await submitted.selectAll().execute()).toHaveLength(1)
})

test('a stranger who asks for codes all the time keeps the holder from one for minutes at most', async () => {
  const { longest } = limits.code.textsFromAll
  // Every half minute of two hours, from ever new places.
  for (let asked = 0; asked < 240; asked++) {
    await ask(extra, destinations[0], `203.0.113.${asked}`)
    await operator.advance(limits.code.resendDelay)
  }
  await operator.advance(longest - limits.code.resendDelay)
  const id = await idOf(await ask(extra, destinations[0], '198.51.100.7'))
  expect(await verify(id, await lastCode())).toMatchObject({ status: 'submitted' })
  const texts = await operator.database.selectFrom('texts').selectAll().execute()
  expect(texts.length).toBeLessThan(limits.code.textsFromAll.free + 20)
})

test('one address gets codes for many numbers up to a limit', async () => {
  const { byAddress } = limits.calls.texts
  const others = await Promise.all(
    Array.from({ length: byAddress + 1 }, () => putNumber(operator.database, start, { line: 'extra' })),
  )
  for (const { phoneNumber } of others.slice(1))
    expect(await ask(phoneNumber)).toMatchObject({ value: { status: 'codeSent' } })
  const last = others[0]?.phoneNumber
  expect(await ask(last)).toMatchObject({
    value: {
      status: 'codeNotSent',
      reason: 'SMS_RETRY_THRESHOLD_REACHED',
      restrictedUntil: start + limits.calls.texts.within,
    },
  })
  expect(await ask(last, destinations[0], '198.51.100.7')).toMatchObject({ value: { status: 'codeSent' } })
})

test('fifty guesses side by side are three', async () => {
  const id = await idOf(await ask())
  const code = await lastCode()
  const guesses = Array.from({ length: 50 }, (_, step) => String((Number(code) + 50 - step) % 1_000_000))
  const ends = await Promise.all([...guesses, code].map((guess) => verify(id, guess.padStart(6, '0'))))
  expect(JSON.stringify(ends)).not.toContain('submitted')
})

test('texts come one by one, and not without end', async () => {
  await ask()
  expect(await ask()).toMatchObject({ value: { status: 'codeNotSent', reason: 'SMS_RETRY_DELAY' } })
  for (let sent = 1; sent < limits.code.textsInWindow; sent++) {
    await operator.advance(limits.code.resendDelay)
    await ask()
  }
  await operator.advance(limits.code.resendDelay)
  expect(await ask()).toMatchObject({
    value: { status: 'codeNotSent', reason: 'SMS_RETRY_THRESHOLD_REACHED' },
  })
})

test('only a number of the extra line leaves it; a request that no one made is not found', async () => {
  for (const number of ['612 34567', '699 99999'])
    expect(await ask(numberOf(number))).toMatchObject({ code: 'NUMBER_NOT_ON_EXTRA' })
  expect(await verify('none', '123456')).toMatchObject({ code: 'LEAVE_REQUEST_NOT_FOUND' })
})

test('a number that no text reaches', async () => {
  expect(await ask(numberOf('690 00004'))).toMatchObject({
    value: { status: 'codeNotSent', reason: 'FAILED_TO_SEND_VERIFICATION_CODE', restrictedUntil: null },
  })
})
