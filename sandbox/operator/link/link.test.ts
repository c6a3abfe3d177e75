import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { historyOf } from '../account/history.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { limits } from '../limits.ts'
import { numberOf } from '../number.fixture.ts'
import { findNumber } from '../phone-numbers.ts'
import { beginLink } from './link.ts'
import { verifyLink } from './verify-link.ts'

const start = Date.UTC(2026, 0, 15, 10)
const free = numberOf('690 00001')
const current = numberOf('616 16161')
const partnerId = 'P-1006'
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: 'http://127.0.0.1:4321', machineNow: () => start })
})
afterEach(() => operator.close())

const begin = (phoneNumber: string, { now = start, forceLink = false, strong = false } = {}) =>
  operator.database.transaction().execute((within) =>
    beginLink(within, now, {
      partnerId,
      current,
      phoneNumber,
      forceLink,
      strong,
      language: 'lt',
      caller: { address: null, account: partnerId },
    }),
  )

const verify = (phoneNumber: string, verificationCode: string, now = start) =>
  operator.database
    .transaction()
    .execute((within) => verifyLink(within, now, { partnerId, phoneNumber, verificationCode }))

async function codeFor(phoneNumber: string): Promise<string> {
  const sent = await operator.database.selectFrom('codes').selectAll().orderBy('id', 'desc').execute()
  return sent.find((code) => code.phoneNumber === phoneNumber)?.code ?? ''
}

async function wrongCodeFor(phoneNumber: string): Promise<string> {
  return (await codeFor(phoneNumber)) === '000000' ? '111111' : '000000'
}

const holderOf = async (phoneNumber: string) =>
  (await operator.database.selectFrom('phoneNumbers').selectAll().execute()).find(
    (number) => number.phoneNumber === phoneNumber,
  )?.partnerId

describe('every answer has its number', () => {
  test.each([
    ['699 99999', 'INVALID_PHONE_NUMBER'],
    ['nonsense', 'INVALID_PHONE_NUMBER'],
    ['616 16161', 'ALREADY_ACTIVE'],
    ['623 45678', 'ALREADY_LINKED_TO_ANOTHER_ACCOUNT'],
    ['612 34567', 'OWNERSHIP_ALREADY_DECLARED'],
    ['690 00002', 'FAILED_TO_SEND_VERIFICATION_CODE'],
    ['645 67890', 'DEFAULT'],
    ['670 00009', 'DECLARED_AWAITING_ACTIVATION'],
    ['670 00010', 'DECLARATION_RETRY_THRESHOLD_REACHED'],
  ])('%s: %s', async (written, key) => {
    expect(await begin(written)).toMatchObject({ linkPhoneNumberResponseKey: key })
    expect(await operator.database.selectFrom('texts').selectAll().execute()).toEqual([])
  })

  test('an undeclared number continues with the PUK, a free one with a code', async () => {
    expect(await begin('670 00001')).toMatchObject({ flowType: 'DECLARE_SIM' })
    expect(await begin('690 00001')).toMatchObject({ flowType: 'LINK_SIM', linkPhoneNumberResponseKey: null })
  })
})

test('a right code adds the number once; late, wrong and used ones don’t', async () => {
  await begin(free)
  expect(await verify(free, await wrongCodeFor(free))).toMatchObject({
    linkPhoneNumberResponseKey: 'INVALID_VERIFICATION_CODE',
    attemptsLeft: limits.code.attempts - 1,
  })
  expect(await verify(free, await codeFor(free), start + limits.code.life)).toMatchObject({
    linkPhoneNumberResponseKey: 'VERIFICATION_CODE_EXPIRED',
  })
  expect(await verify(free, await codeFor(free))).toMatchObject({ linkPhoneNumberResponseKey: null })
  expect(await holderOf(free)).toBe(partnerId)
  expect(await begin(free)).toMatchObject({ linkPhoneNumberResponseKey: 'ALREADY_LINKED_TO_SAME_ACCOUNT' })
})

test('texts wait for each other, and end for the day', async () => {
  await begin(free)
  expect(await begin(free)).toMatchObject({
    linkPhoneNumberResponseKey: 'SMS_RETRY_DELAY',
    restrictedUntil: start + limits.code.resendDelay,
  })
  for (let count = 1; count < limits.code.textsInWindow; count++)
    await begin(free, { now: start + count * limits.code.resendDelay })
  expect(await begin(free, { now: start + limits.code.window - 1 })).toMatchObject({
    linkPhoneNumberResponseKey: 'SMS_RETRY_THRESHOLD_REACHED',
    restrictedUntil: start + limits.code.window,
  })
})

test('fifty guesses side by side are counted one by one, and the right one comes too late', async () => {
  await begin(free)
  const wrong = await wrongCodeFor(free)
  const told = await Promise.all(Array.from({ length: 50 }, () => verify(free, wrong)))
  const keys = told.map(({ linkPhoneNumberResponseKey }) => linkPhoneNumberResponseKey)
  expect(keys.filter((key) => key === 'INVALID_VERIFICATION_CODE')).toHaveLength(limits.code.attempts - 1)
  expect(await verify(free, await codeFor(free))).toMatchObject({
    linkPhoneNumberResponseKey: 'VERIFICATION_THRESHOLD_REACHED',
  })
  expect(await holderOf(free)).toBeNull()
})

test('another account’s number is taken by force only with a proven identity, and its holder is informed', async () => {
  const taken = numberOf('623 45678')
  expect(await begin(taken, { forceLink: true })).toBe('strongDemanded')
  await begin(taken, { forceLink: true, strong: true })
  expect(await holderOf(taken)).toBe('P-1001')
  await verify(taken, await codeFor(taken))
  expect(await holderOf(taken)).toBe(partnerId)
  const texts = await operator.database.selectFrom('texts').selectAll().execute()
  expect(texts.at(-1)).toMatchObject({ phoneNumber: '+37061234567' })
})

test('what happened under the former holder is not the new one’s to read', async () => {
  const taken = numberOf('623 45678')
  const read = async () => {
    const number = await findNumber(operator.database, taken)
    return number ? historyOf(operator.database, 'lt', number, 100) : []
  }
  expect((await read()).length).toBeGreaterThan(3)
  await begin('623 45678', { forceLink: true, strong: true })
  await verify(taken, await codeFor(taken))
  expect(await holderOf(taken)).toBe(partnerId)
  expect((await read()).map(({ description }) => description.template)).toEqual([
    'Numeris susietas su paskyra',
  ])
})
