import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator, type Operator } from '../../../sandbox/operator/create-operator.ts'
import { type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { limits } from '../../../sandbox/operator/limits.ts'
import { type Visitor, visitorOf } from '../../../sandbox/operator/visitor.ts'
import { type Clock, systemClock } from '../../lib/clock.ts'
import { forgetAllBut } from '../../lib/storage.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { apiPath } from '../../operator/contract/endpoint.ts'
import { leaveExtra } from '../../operator/contract/leave-extra.ts'
import { verifyLeaveExtra } from '../../operator/contract/verify-leave-extra.ts'
import { type LeaveExtraApi, leaveExtraApi } from './leave-extra.api.ts'
import { createLeaveExtraStore } from './leave-extra.store.ts'
import { type Draft, emptyDraft, type LeaveFlow } from './leave-extra.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
let operator: Operator
let now: number
/** Its cookies outlive a reload. */
let browser: Visitor

/** Pauses are over at once, and no call times out. */
const clock: Clock = {
  now: () => now,
  after: (ms, run) => (ms < 1_000 ? systemClock.after(0, run) : () => undefined),
}

const open = (flow: LeaveFlow = 'leaveExtra', calls: Partial<LeaveExtraApi> = {}) =>
  createLeaveExtraStore({
    flow,
    language: 'lt',
    api: { ...leaveExtraApi({ transport: { ...browser, clock } }), ...calls },
    intent: intentUnder('leave-intent', clock),
    clock,
  })

async function pass(milliseconds: number) {
  now += milliseconds
  await operator.advance(milliseconds)
}

beforeEach(async () => {
  now = start
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  browser = visitorOf(operator, site)
})
afterEach(() => {
  forgetAllBut([])
  return operator.close()
})

const typed: Draft = {
  ...emptyDraft,
  destination: 'prepaid',
  phone: '656 78901',
  firstName: 'Agnė',
  lastName: 'Avietė',
  email: 'agne@example.com',
}

const texts = () => operator.database.selectFrom('texts').select('text').orderBy('id', 'desc').execute()
const lastCode = async () => (await texts())[0]?.text.slice(0, 6) ?? ''
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')
const requests = () => operator.database.selectFrom('leaveRequests').selectAll().execute()
const spoil = (path: string, fault: Fault, times = 1) =>
  setFault(operator.database, { path: apiPath(path), visitor: '' }, fault, times)

test('details, the code of the text, a reference; however often each is pressed', async () => {
  const store = open()
  await Promise.all([store.submit(typed), store.submit(typed)])
  expect(store.$screen.get()).toMatchObject({
    name: 'code',
    phoneNumber: '+37065678901',
    restrictedUntil: start + limits.code.resendDelay,
  })
  expect(await texts()).toHaveLength(1)
  const code = await lastCode()
  await Promise.all([store.verify(code), store.verify(code)])
  expect(store.$screen.get()).toMatchObject({
    name: 'submitted',
    reference: expect.stringMatching(/^L-/),
    destination: 'prepaid',
  })
  expect(store.draft()).toEqual(emptyDraft)
  expect(await requests()).toHaveLength(1)
})

test('the second line asks first where its number goes; Back keeps what was typed', async () => {
  const store = open('leaveSecondLine')
  await store.submit({ ...emptyDraft, destination: 'otherOperator' })
  expect(store.$screen.get()).toEqual({
    name: 'destination',
    problems: { operatorName: 'missing', contactPhone: 'missing' },
  })
  const where: Draft = {
    ...emptyDraft,
    destination: 'otherOperator',
    operatorName: 'Kitas',
    contactPhone: '612 34567',
  }
  await store.submit(where)
  expect(store.$screen.get()).toMatchObject({ name: 'person' })
  store.back({ ...where, firstName: 'Agnė' })
  expect(store.$screen.get()).toMatchObject({ name: 'destination' })
  expect(store.draft()).toMatchObject({ operatorName: 'Kitas', firstName: 'Agnė' })
  await store.submit(store.draft())
  await store.submit({
    ...typed,
    destination: 'otherOperator',
    operatorName: 'Kitas',
    contactPhone: '612 34567',
  })
  await store.verify(await lastCode())
  expect(store.$screen.get()).toMatchObject({ name: 'submitted', destination: 'otherOperator' })
  const [request] = await requests()
  expect(request?.details).toContain('"contactPhoneNumber":"+37061234567"')
})

test('what is missing is reported and nothing is sent', async () => {
  const store = open()
  await store.submit(emptyDraft)
  expect(store.$screen.get()).toMatchObject({
    name: 'person',
    isAsking: false,
    problems: { destination: 'missing', phone: 'missing', email: 'missing' },
  })
  expect(await requests()).toEqual([])
})

test.each([
  ['612 34567', 'NUMBER_NOT_ON_EXTRA'],
  ['690 00004', 'FAILED_TO_SEND_VERIFICATION_CODE'],
])('the operator’s refusal of %s is reported: %s', async (phone, told) => {
  const store = open()
  await store.submit({ ...typed, phone })
  expect(store.$screen.get()).toMatchObject({ name: 'person', problem: { kind: 'told', told } })
})

test('refused by a code that the site doesn’t know: the next press comes with a new key', async () => {
  const keys: string[] = []
  const store = open('leaveExtra', {
    ask: async (_, key) => {
      keys.push(key)
      return { kind: 'unknown', reason: 'unmappedCode', reference: 'R' }
    },
  })
  await store.submit(typed)
  await store.submit(store.draft())
  expect(new Set(keys).size).toBe(2)
})

test('other details before another text may be sent: told from when on', async () => {
  const store = open()
  await store.submit(typed)
  store.back()
  await store.submit({ ...typed, lastName: 'Avietaitė' })
  expect(store.$screen.get()).toMatchObject({
    name: 'person',
    problem: { kind: 'told', told: 'SMS_RETRY_DELAY' },
    restrictedUntil: start + limits.code.resendDelay,
  })
})

test('after a reload the same details find the code that is on its way, and an old one is sent again', async () => {
  await open().submit(typed)
  const reloaded = open()
  await reloaded.submit(typed)
  expect(reloaded.$screen.get()).toMatchObject({ name: 'code' })
  expect(await texts()).toHaveLength(1)
  await pass(limits.code.life + 1)
  const later = open()
  await later.submit(typed)
  expect(later.$screen.get()).toMatchObject({ name: 'code' })
  expect(await texts()).toHaveLength(2)
  await later.verify(await lastCode())
  expect(later.$screen.get()).toMatchObject({ name: 'submitted' })
})

test('wrong, one too many, sent again, and a second request for the same number', async () => {
  const store = open()
  await store.submit(typed)
  await store.verify('12')
  expect(store.$screen.get()).toMatchObject({ problem: { kind: 'missing' } })
  const wrong = otherThan(await lastCode())
  for (let left = limits.code.attempts - 1; left > 0; left--) {
    await store.verify(wrong)
    expect(store.$screen.get()).toMatchObject({
      problem: { kind: 'notVerified', reason: 'INVALID_VERIFICATION_CODE', attemptsLeft: left },
    })
  }
  await store.verify(wrong)
  expect(store.$screen.get()).toMatchObject({ problem: { reason: 'VERIFICATION_THRESHOLD_REACHED' } })
  await store.resend()
  expect(store.$screen.get()).toMatchObject({
    name: 'code',
    problem: { kind: 'told', told: 'SMS_RETRY_DELAY' },
  })
  await pass(limits.code.resendDelay)
  await store.resend()
  const sentAgain = store.$screen.get()
  expect(sentAgain).toMatchObject({ name: 'code' })
  expect(sentAgain).not.toHaveProperty('problem')
  await pass(limits.code.life)
  await store.verify(await lastCode())
  expect(store.$screen.get()).toMatchObject({ problem: { reason: 'VERIFICATION_CODE_EXPIRED' } })
  await store.resend()
  await store.verify(await lastCode())
  expect(store.$screen.get()).toMatchObject({ name: 'submitted' })

  const another = open()
  await another.submit(typed)
  expect(another.$screen.get()).toMatchObject({ problem: { told: 'ALREADY_LEAVING' } })
})

test('of two tabs one makes the request; the other’s code is no longer good, then it is notified of the request', async () => {
  const [first, second] = [open(), open()]
  await first.submit(typed)
  const code = await lastCode()
  await pass(limits.code.resendDelay)
  await second.submit({ ...typed, email: 'kitas@example.com' })
  await first.verify(code)
  expect(first.$screen.get()).toMatchObject({ problem: { reason: 'VERIFICATION_CODE_EXPIRED' } })
  await second.verify(await lastCode())
  expect(second.$screen.get()).toMatchObject({ name: 'submitted' })
  await first.verify(otherThan(code))
  expect(first.$screen.get()).toMatchObject({
    name: 'code',
    problem: { kind: 'told', told: 'ALREADY_LEAVING' },
  })
})

test('a text that could not be sent again leaves the time before which none may be', async () => {
  const store = open()
  await store.submit(typed)
  await spoil(leaveExtra.path, { kind: 'status', status: 503 })
  await store.resend()
  expect(store.$screen.get()).toMatchObject({
    name: 'code',
    restrictedUntil: start + limits.code.resendDelay,
    problem: { kind: 'failed' },
  })
})

test('after the last try the same details get a new code, and not the old one', async () => {
  const store = open()
  await store.submit(typed)
  const wrong = otherThan(await lastCode())
  for (let tried = 0; tried < limits.code.attempts; tried++) await store.verify(wrong)
  store.back()
  await pass(limits.code.resendDelay)
  await store.submit(store.draft())
  expect(await texts()).toHaveLength(2)
  await store.verify(await lastCode())
  expect(store.$screen.get()).toMatchObject({ name: 'submitted' })
})

test('lost answers are reported with a reference; the same press once more finds what has arrived', async () => {
  const store = open()
  // The call itself tries once more after a lost connection: both answers are lost.
  await spoil(leaveExtra.path, { kind: 'cutAfterCommit' }, 2)
  await store.submit(typed)
  expect(store.$screen.get()).toMatchObject({
    name: 'person',
    problem: { kind: 'failed', failed: { reference: expect.any(String) } },
  })
  expect(store.draft()).toEqual(typed)
  await store.submit(store.draft())
  expect(await texts()).toHaveLength(1)

  await spoil(verifyLeaveExtra.path, { kind: 'cutAfterCommit' }, 2)
  const code = await lastCode()
  await store.verify(code)
  expect(store.$screen.get()).toMatchObject({ name: 'code', problem: { kind: 'failed' } })
  await store.verify(code)
  expect(store.$screen.get()).toMatchObject({ name: 'submitted' })
  expect(await requests()).toHaveLength(1)
})

test.each<Fault>([
  { kind: 'status', status: 503 },
  { kind: 'malformed', shape: 'html' },
])('an answer that is none is no success: %j', async (fault) => {
  const store = open()
  await store.submit(typed)
  await spoil(verifyLeaveExtra.path, fault)
  await store.verify(await lastCode())
  expect(store.$screen.get()).toMatchObject({ name: 'code', problem: { kind: 'failed' } })
})

test.each([-60, 10])(
  'a device whose clock is %i minutes ahead gets one code and the field for it',
  async (minutes) => {
    let asked = 0
    const api = leaveExtraApi({ transport: { ...browser, clock } })
    now = start + minutes * 60_000
    const store = open('leaveExtra', {
      ask: (request, key) => {
        asked++
        return api.ask(request, key)
      },
    })
    await store.submit(typed)
    expect(store.$screen.get().name).toBe('code')
    expect(asked).toBe(1)
  },
)
