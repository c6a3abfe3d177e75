import { beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../../lib/manual-clock.ts'
import { parsePhoneNumber } from '../../../lib/phone-number.ts'
import { forgetAllBut } from '../../../lib/storage.ts'
import { intentUnder } from '../../../operator/client/intent.ts'
import type { LinkResult } from '../../../operator/client/link-phone-number.ts'
import type { Outcome } from '../../../operator/client/outcome.ts'
import type { LinkFlowType, LinkOutcome, LinkResultKey } from '../../../operator/contract/link-result.ts'
import type { OperationRefusal } from '../../../operator/contract/operation-errors.ts'
import type { LinkApi } from './link.api.ts'
import { createLinkStore } from './link.store.ts'

const phoneNumber = parsePhoneNumber('69000001')
if (!phoneNumber) throw new Error('not a number')

type Answer = LinkResult & { flowType: LinkFlowType | 'unknown' | null }
const minute = 60_000
let clock: ReturnType<typeof manualClock>

const said = (over: Partial<Answer> = {}): Outcome<Answer, OperationRefusal> => ({
  kind: 'answer',
  reference: 'r1',
  value: {
    phoneNumber,
    linkPhoneNumberResponseKey: null,
    linkPhoneNumberResponseType: 'SUCCESS',
    restrictedUntil: null,
    attemptsLeft: null,
    codeExpiresAt: null,
    flowType: null,
    ...over,
  },
})
const told = (key: LinkResultKey, kind: LinkOutcome['kind'], over: Partial<Answer> = {}) =>
  said({ linkPhoneNumberResponseKey: { key, kind }, linkPhoneNumberResponseType: 'ERROR', ...over })
const sent = () =>
  said({
    flowType: 'LINK_SIM',
    restrictedUntil: clock.now() + 30_000,
    codeExpiresAt: clock.now() + 5 * minute,
  })
const lost: Outcome<never, never> = { kind: 'unknown', reason: 'noConnection', reference: 'r9' }

/** A store with an operator that gives these answers in turn, and notes the keys, and what each number or code comes with. */
function linking(answers: Outcome<Answer, OperationRefusal>[]) {
  const keys: string[] = []
  const others: unknown[] = []
  const next = async (_number: unknown, other: unknown, key = '') => {
    keys.push(key)
    others.push(other)
    return answers.shift() ?? lost
  }
  const api: Pick<LinkApi, 'link' | 'verify'> = { link: next, verify: next }
  let linked = 0
  const store = createLinkStore({
    api,
    intent: intentUnder('link-intent', clock),
    clock,
    afterLink: () => linked++,
  })
  return { store, keys, others, linkedTimes: () => linked, shown: () => store.$link.get() }
}

beforeEach(() => {
  clock = manualClock()
  forgetAllBut([])
})

test('what is no number is reported at its field, and nothing is sent', async () => {
  const { store, keys, shown } = linking([])
  await store.begin('8 612')
  expect(shown()).toMatchObject({ name: 'number', problem: { kind: 'missing' } })
  expect(keys).toEqual([])
})

test('wrong, expired and right: each is reported, and only the right code links', async () => {
  const { store, linkedTimes, shown } = linking([
    sent(),
    told('INVALID_VERIFICATION_CODE', 'invalidVerificationCode', { attemptsLeft: 2 }),
    told('VERIFICATION_CODE_EXPIRED', 'verificationCodeExpired'),
    said(),
  ])
  await store.begin('690 00001')
  expect(shown()).toMatchObject({ name: 'code', phoneNumber, restrictedUntil: clock.now() + 30_000 })
  await store.verify('111111')
  expect(shown()).toMatchObject({
    name: 'code',
    problem: { attemptsLeft: 2 },
    restrictedUntil: clock.now() + 30_000,
  })
  await store.verify('222222')
  expect(shown()).toMatchObject({ problem: { told: { kind: 'verificationCodeExpired' } } })
  expect(linkedTimes()).toBe(0)
  await store.verify('333333')
  expect(shown()).toEqual({ name: 'done', phoneNumber })
  expect(linkedTimes()).toBe(1)
})

test.each([
  ['VERIFICATION_THRESHOLD_REACHED', 'verificationThresholdReached', { attemptsLeft: 0 }],
  ['VERIFICATION_CODE_EXPIRED', 'verificationCodeExpired', {}],
] as const)('after %s the same number asks for a new code', async (key, kind, over) => {
  const { store, keys } = linking([sent(), told(key, kind, over), sent()])
  await store.begin('690 00001')
  await store.verify('111111')
  store.restart()
  await store.begin('690 00001')
  expect(keys[2]).not.toBe(keys[0])
})

test('after a reload the same number sends no second text: the key is the same until the code has expired', async () => {
  const before = linking([sent()])
  await before.store.begin('690 00001')
  const first = sent()
  const after = linking([first])
  await clock.advance(minute)
  await after.store.begin('+370 690 00001')
  expect(after.keys).toEqual(before.keys)
  await clock.advance(10 * minute)
  const late = linking([first, sent()])
  await late.store.begin('69000001')
  expect(late.keys).toEqual([before.keys[0], expect.not.stringContaining(before.keys[0] ?? '')])
  expect(late.shown()).toMatchObject({ name: 'code', restrictedUntil: clock.now() + 30_000 })
})

test('where no code was sent the same number is asked for again', async () => {
  const { store, keys, shown } = linking([
    told('FAILED_TO_SEND_VERIFICATION_CODE', 'failedToSendVerificationCode'),
    sent(),
  ])
  await store.begin('69000001')
  await store.begin('69000001')
  expect(keys[1]).not.toBe(keys[0])
  expect(shown()).toMatchObject({ name: 'code' })
})

test('another text is another request; the same code after a lost answer is the same try', async () => {
  const { store, keys, shown } = linking([sent(), lost, said()])
  await store.begin('69000001')
  await store.verify('123456')
  expect(shown()).toMatchObject({ name: 'code', problem: { kind: 'failed', failed: lost } })
  await store.verify('123456')
  expect(keys[1]).toBe(keys[2])
  const again = linking([sent(), sent()])
  await again.store.begin('69000001')
  const before = clock.now()
  await clock.advance(minute)
  await again.store.resend()
  expect(again.keys).toHaveLength(2)
  expect(again.keys[0]).not.toBe(again.keys[1])
  expect(again.shown()).toMatchObject({ name: 'code', phoneNumber, restrictedUntil: before + 30_000 })
})

test('another text that isn’t answered leaves the code’s form, and when one may be asked for', async () => {
  const { store, shown, keys } = linking([sent(), lost])
  await store.begin('69000001')
  await store.resend()
  expect(shown()).toEqual({
    name: 'code',
    phoneNumber,
    forceLink: false,
    restrictedUntil: clock.now() + 30_000,
    problem: { kind: 'failed', failed: lost },
  })
  expect(keys).toHaveLength(2)
})

test('while an answer is awaited it says so, and nothing else is sent', async () => {
  const { store, shown, keys } = linking([sent(), lost, said()])
  const begun = store.begin('69000001')
  expect(shown()).toEqual({ name: 'number', isAsking: true })
  await begun
  const resent = store.resend()
  expect(shown()).toMatchObject({ name: 'code', phoneNumber, busy: 'resending' })
  await store.verify('123456')
  await resent
  const verified = store.verify('123456')
  expect(shown()).toMatchObject({ name: 'code', phoneNumber, busy: 'verifying' })
  await Promise.all([store.resend(), verified])
  expect(keys).toHaveLength(3)
  expect(shown()).toEqual({ name: 'done', phoneNumber })
})

test('what belongs to another step does nothing', async () => {
  const { store, shown, keys } = linking([sent()])
  const first = shown()
  await store.takeOver()
  await store.resend()
  await store.verify('123456')
  store.proveIdentity()
  expect(shown()).toBe(first)
  await store.begin('69000001')
  const code = shown()
  await store.begin('69000001')
  await store.takeOver()
  store.proveIdentity()
  expect(shown()).toBe(code)
  expect(keys).toHaveLength(1)
  store.restart()
  expect(shown()).toEqual(first)
})

test('a code with fewer than six digits is missing, and isn’t sent', async () => {
  const { store, shown, keys } = linking([sent(), said()])
  await store.begin('69000001')
  await store.verify('12345')
  expect(shown()).toMatchObject({ name: 'code', problem: { kind: 'missing' } })
  expect(keys).toHaveLength(1)
})

test('a refusal stays at the number, and the next press is another request; a lost answer is the same', async () => {
  const refused = { kind: 'failure', code: 'NUMBER_NOT_OWNED', reference: 'r3' } as const
  const { store, shown, keys } = linking([refused, lost, sent()])
  await store.begin('69000001')
  expect(shown()).toMatchObject({ name: 'number', problem: { kind: 'failed', failed: refused } })
  await store.begin('69000001')
  expect(shown()).toMatchObject({ name: 'number', problem: { kind: 'failed', failed: lost } })
  await store.begin('69000001')
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[1])
})

test('a double press sends one text', async () => {
  const { store, keys } = linking([sent(), sent()])
  await Promise.all([store.begin('69000001'), store.begin('69000001')])
  expect(keys).toHaveLength(1)
})

test('another account’s number is taken over only when that is wanted, and by a proven identity', async () => {
  const { store, others, shown } = linking([
    told('ALREADY_LINKED_TO_ANOTHER_ACCOUNT', 'alreadyLinkedToAnotherAccount'),
    { kind: 'failure', code: 'STRONG_LOG_IN_REQUIRED', reference: 'r2' },
  ])
  await store.begin('69000001')
  expect(shown()).toMatchObject({ name: 'takeOver', phoneNumber })
  expect(others).toEqual([false])
  await store.takeOver()
  // This one asks to take it from the other account.
  expect(others).toEqual([false, true])
  expect(shown()).toEqual({ name: 'strongNeeded', phoneNumber })
  store.proveIdentity()
  expect(shown()).toEqual({ name: 'takeOver', phoneNumber, isAsking: false })
})

test('a taking over whose answer is lost claims nothing and may be tried again', async () => {
  const { store, keys, shown } = linking([
    told('ALREADY_LINKED_TO_ANOTHER_ACCOUNT', 'alreadyLinkedToAnotherAccount'),
    lost,
    sent(),
  ])
  await store.begin('69000001')
  await Promise.all([store.takeOver(), store.takeOver()])
  expect(keys).toHaveLength(2)
  expect(shown()).toMatchObject({ name: 'takeOver', isAsking: false, problem: { kind: 'failed' } })
  await store.takeOver()
  expect(shown()).toMatchObject({ name: 'code' })
})

test('a number that wants an owner leads to registration; what is refused stays at the number', async () => {
  const declared = linking([said({ flowType: 'DECLARE_SIM' })])
  await declared.store.begin('69000001')
  expect(declared.shown()).toEqual({ name: 'declare', phoneNumber })
  const until = clock.now() + minute
  const limited = linking([
    told('SMS_RETRY_THRESHOLD_REACHED', 'smsRetryThresholdReached', { restrictedUntil: until }),
  ])
  await limited.store.begin('69000001')
  expect(limited.shown()).toMatchObject({ name: 'number', restrictedUntil: until })
  const silent = linking([said({ linkPhoneNumberResponseType: 'ERROR' })])
  await silent.store.begin('69000001')
  expect(silent.shown()).toMatchObject({ name: 'number', problem: { told: { kind: 'unknown' } } })
})

test('an unknown severity without a key follows how it continues: the code was sent', async () => {
  const { store, shown } = linking([
    said({
      linkPhoneNumberResponseType: 'unknown',
      flowType: 'LINK_SIM',
      codeExpiresAt: clock.now() + 5 * minute,
    }),
  ])
  await store.begin('690 00001')
  expect(shown()).toMatchObject({ name: 'code' })
})

test('a code of which no one knows whether it was taken is the same try the next time, and claims nothing', async () => {
  const strange = said({ linkPhoneNumberResponseType: 'unknown' })
  const { store, keys, shown, linkedTimes } = linking([sent(), strange, said()])
  await store.begin('690 00001')
  await store.verify('123456')
  expect(shown()).toMatchObject({ name: 'code', problem: { kind: 'told', told: { kind: 'unknown' } } })
  expect(linkedTimes()).toBe(1)
  await store.verify('123456')
  expect(keys[2]).toBe(keys[1])
  expect(shown()).toMatchObject({ name: 'done' })
})
