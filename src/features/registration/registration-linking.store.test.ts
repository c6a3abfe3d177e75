import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { LinkResult } from '../../operator/client/link-phone-number.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import type { declarationLinkPhoneNumber } from '../../operator/contract/declaration-link-phone-number.ts'
import type { AnswerOf } from '../../operator/contract/endpoint.ts'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import { keptProgress } from './kept-progress.fixture.ts'
import type { CustomerApi, RegistrationApi } from './registration.api.ts'
import { createLinking } from './registration-linking.store.ts'
import type { Progress } from './registration-progress.ts'
import { type CodeStep, emptyNumber, type Screen } from './registration-screen.ts'
import { createWay } from './registration-way.store.ts'

type Linked = AnswerOf<typeof declarationLinkPhoneNumber>

const parsed = parsePhoneNumber('670 00001')
if (!parsed) throw new Error('not a number')
const phoneNumber: PhoneNumber = parsed
const reference = 'r1'
const now = Date.UTC(2026, 0, 15)
const down: Trouble = { kind: 'unavailable', reference }
const wrong: LinkOutcome = { key: 'INVALID_VERIFICATION_CODE', kind: 'invalidVerificationCode' }
const tooMany: LinkOutcome = { key: 'SMS_RETRY_THRESHOLD_REACHED', kind: 'smsRetryThresholdReached' }

const answer = <Value>(value: Value) => ({ kind: 'answer', value, reference }) as const
const linked = (more: Partial<Linked> = {}) =>
  answer<Linked>({
    phoneNumber,
    linkPhoneNumberResponseKey: null,
    linkPhoneNumberResponseType: 'SUCCESS',
    flowType: 'LINK_SIM',
    restrictedUntil: now + 60_000,
    attemptsLeft: 3,
    declarationId: null,
    ...more,
  })
const told = (outcome: LinkOutcome, more: Partial<Linked> = {}) =>
  linked({ linkPhoneNumberResponseKey: outcome, linkPhoneNumberResponseType: 'ERROR', ...more })
const verified = (more: Partial<LinkResult> = {}) =>
  answer<LinkResult>({
    phoneNumber,
    linkPhoneNumberResponseKey: null,
    linkPhoneNumberResponseType: 'SUCCESS',
    restrictedUntil: null,
    attemptsLeft: null,
    codeExpiresAt: null,
    ...more,
  })
const code: CodeStep = { name: 'code', phoneNumber, isDelayed: false, restrictedUntil: now + 60_000 }

const link = vi.fn<RegistrationApi['link']>()
const verify = vi.fn<CustomerApi['verify']>()
beforeEach(async () => {
  vi.resetAllMocks()
  const intent = intentUnder('registration-intent')
  intent.forget(await intent.keyFor({}))
  link.mockResolvedValue(linked())
  verify.mockResolvedValue(verified())
})

function open(first: Screen = emptyNumber, kept?: Progress) {
  const clock = manualClock(now)
  const $screen = atom<Screen>(first)
  const progress = keptProgress(kept)
  const show = () => {}
  const way = createWay({ $screen, progress, show, addingErrorPage: async () => 'numberAddingError' })
  const intent = intentUnder('registration-intent', clock)
  const linking = createLinking({
    $screen,
    language: 'lt',
    api: { link },
    customer: { verify },
    intent,
    clock,
    progress,
    way,
  })
  return { ...linking, clock, progress, screen: () => $screen.get() }
}
const keys = () => link.mock.calls.map(([, key]) => key)

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['612', 'invalid'],
])('the number %j is reported to be %s, and no one is asked', async (written, kind) => {
  const { submitNumber, screen } = open()
  await submitNumber(written)
  expect(screen()).toEqual({ ...emptyNumber, problem: { kind } })
  expect(link).not.toHaveBeenCalled()
})

test('a number that works is asked for its code, once however often it is pressed', async () => {
  const { submitNumber, screen, progress } = open()
  const asking = submitNumber('670 00001')
  expect(screen()).toEqual({ name: 'number', isAsking: true })
  await Promise.all([asking, submitNumber('670 00001')])
  expect(link.mock.calls).toEqual([[{ phoneNumber, language: 'lt' }, expect.any(String)]])
  expect(screen()).toEqual(code)
  expect(progress.read()).toEqual({ step: 'code', restrictedUntil: now + 60_000 })
  await submitNumber('670 00001')
  expect(link).toHaveBeenCalledOnce()
})

test('a code that is on its way is found by the same key; once another may be sent, another is asked for', async () => {
  await open().submitNumber('670 00001')
  await open().submitNumber('670 00001')
  const later = open()
  expect(new Set(keys()).size).toBe(1)
  await later.clock.advance(60_000)
  await later.submitNumber('670 00001')
  expect(link).toHaveBeenCalledTimes(4)
  const [first, , third, fourth] = keys()
  expect([third === first, fourth === first]).toEqual([true, false])
})

test.each<[Awaited<ReturnType<RegistrationApi['link']>>, object]>([
  [down, { ...emptyNumber, problem: { kind: 'failed', failed: down } }],
  [linked({ attemptsLeft: null }), { name: 'logIn', phoneNumber }],
  [
    linked({ flowType: 'DECLARE_SIM', declarationId: 'D' }),
    { name: 'puk', declarationId: 'D', phoneNumber, attemptsLeft: 3, isAsking: false },
  ],
  [
    told({ key: 'DECLARATION_RETRY_THRESHOLD_REACHED', kind: 'declarationRetryThresholdReached' }),
    { name: 'pukLimit', restrictedUntil: now + 60_000 },
  ],
  [told({ key: 'SMS_RETRY_DELAY', kind: 'smsRetryDelay' }), { ...code, isDelayed: true }],
  [
    told(tooMany),
    {
      ...emptyNumber,
      restrictedUntil: now + 60_000,
      problem: { kind: 'told', told: tooMany, attemptsLeft: 3 },
    },
  ],
])('of a number the operator says %o, and the page shows %o', async (outcome, shown) => {
  link.mockResolvedValue(outcome)
  const { submitNumber, screen } = open()
  await submitNumber('670 00001')
  expect(screen()).toEqual(shown)
})

test.each([
  ['no answer', down, 1],
  ['what was told', told(tooMany), 2],
  ['a number of which only the log-in is asked', linked({ attemptsLeft: null }), 2],
])('after %s the same number again is the same request or another', async (_, outcome, wishes) => {
  link.mockResolvedValue(outcome)
  await open().submitNumber('670 00001')
  await open().submitNumber('670 00001')
  expect(new Set(keys()).size).toBe(wishes)
})

test('a right code links the number, once however often it is pressed', async () => {
  const { verify: press, screen, progress } = open(code, { step: 'code', restrictedUntil: null })
  const pressing = press('123456', '')
  expect(screen()).toEqual({ ...code, problem: undefined, busy: 'verifying' })
  await Promise.all([pressing, press('123456', '')])
  expect(verify.mock.calls).toEqual([[phoneNumber, '123456', expect.any(String)]])
  expect([screen(), progress.read()]).toEqual([{ name: 'linked', phoneNumber }, undefined])
  await press('123456', '')
  expect(verify).toHaveBeenCalledOnce()
})

test('after a reload the number has to be typed again', async () => {
  const forgotten = { ...code, phoneNumber: undefined }
  const { verify: press, resend, screen } = open(forgotten)
  await press('123456', '612')
  expect(screen()).toEqual({ ...forgotten, problem: { kind: 'number' } })
  await resend('')
  expect(screen()).toEqual({ ...forgotten, problem: { kind: 'number' } })
  expect([verify.mock.calls, link.mock.calls]).toEqual([[], []])
  await press('123456', '670 00001')
  expect(verify.mock.calls[0]?.[0]).toBe(phoneNumber)
})

test('half a code is reported to be missing', async () => {
  const { verify: press, screen } = open(code)
  await press('12345', '')
  expect(screen()).toEqual({ ...code, problem: { kind: 'missing' } })
  expect(verify).not.toHaveBeenCalled()
})

test.each([
  [null, now + 60_000],
  [now + 5_000, now + 5_000],
])(
  'a wrong code is reported with its tries; another text may be sent from %s on',
  async (until, restrictedUntil) => {
    const more = { linkPhoneNumberResponseKey: wrong, attemptsLeft: 2, restrictedUntil: until }
    verify.mockResolvedValue(verified(more))
    const { verify: press, screen } = open(code)
    await press('123456', '')
    const problem = { kind: 'told', told: wrong, attemptsLeft: 2 }
    expect(screen()).toEqual({ ...code, restrictedUntil, problem })
    // What was answered is another try; the same code after no answer is the same one.
    await press('123456', '')
    const [first, second] = verify.mock.calls.map(([, , key]) => key)
    expect(second).not.toBe(first)
  },
)

test('a try without an answer is reported, and the same code is the same try; another code is another', async () => {
  verify.mockResolvedValue(down)
  const { verify: press, screen } = open(code)
  await press('123456', '')
  expect(screen()).toEqual({ ...code, problem: { kind: 'failed', failed: down } })
  await press('123456', '')
  await press('654321', '')
  const [first, second, third] = verify.mock.calls.map(([, , key]) => key)
  expect([second === first, third === first]).toEqual([true, false])
})

test('another text is another request; why none came is at the code', async () => {
  const { submitNumber, resend, screen } = open()
  await submitNumber('670 00001')
  link.mockResolvedValue(told(tooMany, { restrictedUntil: now + 90_000 }))
  const sending = resend('')
  expect(screen()).toEqual({ ...code, problem: undefined, busy: 'resending' })
  await Promise.all([sending, resend('')])
  expect(new Set(keys()).size).toBe(2)
  expect(screen()).toEqual({
    ...code,
    restrictedUntil: now + 90_000,
    problem: { kind: 'told', told: tooMany, attemptsLeft: 3 },
  })
})

test('from another step no code is sent or tried', async () => {
  const { verify: press, resend, screen } = open(emptyNumber)
  await press('123456', '670 00001')
  await resend('670 00001')
  expect([screen(), link.mock.calls, verify.mock.calls]).toEqual([emptyNumber, [], []])
})
