import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createOperator, type Operator } from '../../../sandbox/operator/create-operator.ts'
import { child } from '../../../sandbox/operator/declaration/declarer.fixture.ts'
import type { Fault } from '../../../sandbox/operator/faults.ts'
import { limits } from '../../../sandbox/operator/limits.ts'
import { numberOf } from '../../../sandbox/operator/number.fixture.ts'
import { findNumber } from '../../../sandbox/operator/phone-numbers.ts'
import { browserStorage } from '../../lib/storage.fixture.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { declarationConfirmation } from '../../operator/contract/declaration-confirmation.ts'
import { declarationDeclarePhoneNumber } from '../../operator/contract/declaration-declare-phone-number.ts'
import { declarationLinkPhoneNumber } from '../../operator/contract/declaration-link-phone-number.ts'
import { declarationVeriffSession } from '../../operator/contract/declaration-veriff-session.ts'
import { declarationVerificationStatus } from '../../operator/contract/declaration-verification-status.ts'
import { answered, here, puk, type Registering, registering, site } from './registration.fixture.ts'
import { registrationProgress } from './registration.state.ts'

const start = Date.UTC(2026, 0, 15, 10)
const minute = 60_000
let operator: Operator

beforeEach(async () => {
  browserStorage({}, 'sessionStorage')
  registrationProgress.remove()
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => {
  vi.unstubAllGlobals()
  return operator.close()
})

const guest = () => registering(operator, start)
const customer = (phoneNumber = '612 34567') => registering(operator, start, phoneNumber)
const other = (code: string) => (code === '000000' ? '111111' : '000000')
const holderOf = async (number: string) => {
  const { partnerId, registration } = (await findNumber(operator.database, numberOf(number))) ?? {}
  return { partnerId, registration }
}

/** As far as the identity check of a number. */
async function provePuk(flow: Registering, number: string) {
  const store = await flow.open()
  await store.submitNumber(number)
  await store.submitPuk(puk)
  return store
}

/** As far as the data that the document says. */
async function identified(flow: Registering, number: string) {
  const store = await provePuk(flow, number)
  await store.beginCheck()
  await flow.showDocument()
  const returned = await flow.open()
  expect(returned.$screen.get()).toMatchObject({ name: 'data' })
  return returned
}

describe('declaring', () => {
  test('number, PUK, identity, data: the number is activated once, however often each is pressed', async () => {
    const flow = await guest()
    const store = await flow.open()
    await Promise.all([store.submitNumber('8 670 00001'), store.submitNumber('8 670 00001')])
    expect(store.$screen.get()).toMatchObject({ name: 'puk', attemptsLeft: limits.declaration.pukAttempts })
    await Promise.all([store.submitPuk('1234 5678'), store.submitPuk(puk)])
    expect(store.$screen.get()).toMatchObject({ name: 'identity' })
    await Promise.all([store.beginCheck(), store.beginCheck()])
    expect(flow.checks).toHaveLength(1)
    expect(await flow.showDocument()).toBe(site + here)
    const returned = await flow.open()
    expect(returned.$screen.get()).toMatchObject({
      name: 'data',
      person: { firstName: 'Nauja', dateOfBirth: '1999-11-11' },
    })
    await returned.confirm(false)
    expect(returned.$screen.get()).toMatchObject({ problem: { kind: 'terms' } })
    await Promise.all([returned.confirm(true), returned.confirm(true)])
    expect(flow.shown).toEqual(['scanIdNumberActivated'])
    expect(await holderOf('670 00001')).toEqual({ partnerId: null, registration: 'registered' })
    expect((await flow.openResult('scanIdNumberActivated')).$screen.get()).toEqual({
      name: 'activated',
      phoneNumber: '+37067000001',
    })
  })

  test('a number refused by a code that the site doesn’t know is no open request', async () => {
    const flow = await guest()
    const store = await flow.open()
    await flow.spoil(declarationLinkPhoneNumber.path, { kind: 'status', status: 422 }, 1)
    await store.submitNumber('670 00001')
    expect(store.$screen.get()).toMatchObject({ name: 'number', problem: { kind: 'failed' } })
    const asked = { phoneNumber: numberOf('670 00001'), language: 'lt' }
    const intent = intentUnder('registration-intent', { now: () => start })
    expect(await intent.isBegun(asked)).toBe(false)
    await flow.spoil(declarationLinkPhoneNumber.path, { kind: 'status', status: 500 }, 1)
    await store.submitNumber('670 00001')
    expect(await intent.isBegun(asked)).toBe(true)
  })

  test('each step is there again after a reload, and nothing personal is kept', async () => {
    const flow = await guest()
    const store = await flow.open()
    await store.submitNumber('670 00001')
    expect((await flow.open()).$screen.get()).toMatchObject({ name: 'puk', phoneNumber: undefined })
    const reloaded = await flow.open()
    await reloaded.submitPuk(puk)
    expect((await flow.open()).$screen.get()).toMatchObject({ name: 'identity' })
    expect(JSON.stringify(registrationProgress.read())).not.toMatch(/67000001|12345678/)
    await reloaded.beginCheck()
    expect((await flow.open()).$screen.get()).toEqual({
      name: 'identity',
      declarationId: expect.any(String),
      isAsking: false,
    })
  })

  test('a wrong PUK says how many tries are left, the last one closes it for a day', async () => {
    const flow = await guest()
    const store = await flow.open()
    await store.submitNumber('670 00001')
    await store.submitPuk('')
    expect(store.$screen.get()).toMatchObject({ problem: { kind: 'missing' } })
    await store.submitPuk('1234')
    expect(store.$screen.get()).toMatchObject({ problem: { kind: 'malformed' } })
    for (let left = limits.declaration.pukAttempts - 1; left > 0; left--) {
      await store.submitPuk(`8765432${left}`)
      expect(store.$screen.get()).toMatchObject({
        name: 'puk',
        phoneNumber: '+37067000001',
        attemptsLeft: left,
        problem: { kind: 'wrong' },
      })
    }
    await store.submitPuk('87654329')
    const locked = { name: 'pukLimit', restrictedUntil: start + limits.declaration.pukPause }
    expect(store.$screen.get()).toEqual(locked)
    const again = await flow.open()
    await again.submitNumber('670 00001')
    expect(again.$screen.get()).toEqual(locked)
  })

  test('a lost answer is reported, and the same press finds what has arrived', async () => {
    const flow = await guest()
    const store = await flow.open()
    await flow.spoil(declarationLinkPhoneNumber.path, { kind: 'cutAfterCommit' })
    await store.submitNumber('670 00001')
    expect(store.$screen.get()).toMatchObject({ name: 'number', problem: { kind: 'failed' } })
    await store.submitNumber('670 00001')
    await flow.spoil(declarationDeclarePhoneNumber.path, { kind: 'cutAfterCommit' })
    await store.submitPuk('87654321')
    expect(store.$screen.get()).toMatchObject({ name: 'puk', problem: { kind: 'failed' } })
    await store.submitPuk('87654321')
    expect(store.$screen.get()).toMatchObject({ attemptsLeft: limits.declaration.pukAttempts - 1 })
    await store.submitPuk(puk)
    await flow.spoil(declarationVeriffSession.path, { kind: 'cutAfterCommit' })
    await store.beginCheck()
    expect(store.$screen.get()).toMatchObject({ name: 'identity', failed: { kind: 'unknown' } })
    await store.beginCheck()
    await flow.showDocument()
    const returned = await flow.open()
    await flow.spoil(declarationConfirmation.path, { kind: 'cutAfterCommit' })
    await returned.confirm(true)
    expect(returned.$screen.get()).toMatchObject({ name: 'data', problem: { kind: 'failed' } })
    expect(flow.shown).toEqual([])
    await returned.confirm(true)
    expect(flow.shown).toEqual(['scanIdNumberActivated'])
  })

  test.each<Fault>([
    { kind: 'status', status: 401 },
    { kind: 'status', status: 503 },
    { kind: 'malformed', shape: 'html' },
  ])('an answer that is none is no approval: %j', async (fault) => {
    const flow = await guest()
    const store = await provePuk(flow, '670 00001')
    await store.beginCheck()
    await flow.showDocument()
    await flow.spoil(declarationVerificationStatus.path, fault, 1)
    const returned = await flow.open()
    expect(returned.$screen.get()).toMatchObject({ name: 'failed' })
    returned.start()
    await answered(() => returned.$screen.get().name === 'data')
  })

  test('a declaration that the operator knows no more begins again', async () => {
    const flow = await guest()
    registrationProgress.write({ step: 'puk', declarationId: 'none-at-all' })
    const store = await flow.open()
    await store.submitPuk(puk)
    expect(store.$screen.get()).toMatchObject({ name: 'number', problem: { kind: 'gone' } })
    expect(registrationProgress.read()).toBeUndefined()
  })
})

describe('the identity check', () => {
  test('is waited for with pauses, which stop with the page; later its delay has a page of its own', async () => {
    const flow = await guest()
    const store = await provePuk(flow, '670 00001')
    await store.beginCheck()
    await flow.submitSlowly()
    const returned = await flow.open()
    expect(returned.$screen.get()).toEqual({ name: 'checking' })
    returned.stop()
    await flow.pass(5 * minute)
    expect(flow.shown).toEqual([])
    returned.start()
    await answered(() => flow.shown.length > 0)
    expect(flow.shown).toEqual(['identityVerificationDelayed'])
    const delayed = await flow.openResult('identityVerificationDelayed')
    expect(delayed.$screen.get()).toEqual({ name: 'pending', isLate: false, isAsking: false })
    await flow.pass(6 * minute)
    await answered(() => flow.shown.length > 1)
    expect(flow.shown).toEqual(['identityVerificationDelayed', 'flow'])
    expect((await flow.open()).$screen.get()).toMatchObject({ name: 'data' })
  })

  test('an abandoned one, and pictures that won’t do, are begun again; of those there are three', async () => {
    const flow = await guest()
    let store = await provePuk(flow, '670 00001')
    await store.beginCheck()
    await flow.cancelCheck()
    store = await flow.open()
    expect(store.$screen.get()).toMatchObject({ name: 'identity', problem: 'abandoned' })
    for (const problem of ['documentUnreadable', 'faceNotVisible']) {
      await store.beginCheck()
      await flow.showDocument(problem)
      store = await flow.open()
      expect(store.$screen.get()).toMatchObject({ name: 'identity', problem })
    }
    await store.beginCheck()
    expect(store.$screen.get()).toMatchObject({ name: 'identity', problem: 'noChecksLeft' })
  })

  test('one that the person came back from in the middle may still be finished; why it wasn’t is after a reload', async () => {
    const flow = await guest()
    let store = await provePuk(flow, '670 00001')
    await store.beginCheck()
    expect((await flow.open()).$screen.get()).toMatchObject({ name: 'identity', problem: undefined })
    await flow.showDocument('documentUnreadable')
    for (let opened = 0; opened < 2; opened++) {
      store = await flow.open()
      expect(store.$screen.get()).toMatchObject({ name: 'identity', problem: 'documentUnreadable' })
    }
    await store.beginCheck()
    await flow.open()
    await flow.showDocument()
    expect((await flow.open()).$screen.get()).toMatchObject({ name: 'data' })
  })

  test.each([
    ['approved', child, 'identityNotVerifiedUnder14'],
    ['declined', undefined, 'identityNotVerified'],
  ])(
    '%s of %s ends on the page %s; a user who tries again begins another check',
    async (finding, whose, page) => {
      const flow = await guest()
      const store = await provePuk(flow, '670 00001')
      await store.beginCheck()
      await flow.showDocument(finding, whose)
      await flow.open()
      expect(flow.shown).toEqual([page])
      const again = await flow.open()
      expect(again.$screen.get()).toMatchObject({ name: 'identity' })
      await again.beginCheck()
      await flow.showDocument()
      expect((await flow.open()).$screen.get()).toMatchObject({ name: 'data' })
    },
  )
})

describe('the activation', () => {
  test('that takes its time is waited for, then on the page of the delay, which leads to the success', async () => {
    const flow = await guest()
    const store = await identified(flow, '670 00002')
    await store.confirm(true)
    expect(store.$screen.get()).toEqual({ name: 'activating' })
    await flow.wait(20_000)
    await answered(() => flow.shown.length > 0)
    expect(flow.shown).toEqual(['numberActivationDelayed'])
    const delayed = await flow.openResult('numberActivationDelayed')
    expect(delayed.$screen.get()).toMatchObject({ name: 'pending', isLate: false })
    await flow.wait(11 * minute)
    await answered(() => {
      const screen = delayed.$screen.get()
      return screen.name === 'pending' && screen.isLate
    })
    await flow.pass(limits.declaration.delayedActivation)
    delayed.start()
    await answered(() => flow.shown.length > 1)
    expect(flow.shown).toEqual(['numberActivationDelayed', 'numberActivated'])
    expect((await flow.openResult('numberActivated')).$screen.get()).toMatchObject({ name: 'activated' })
  })

  test.each([
    [undefined, 'firstNumberAddingError'],
    ['612 34567', 'numberAddingError'],
  ])('that fails for %s is reported on the page %s, and begins again', async (who, page) => {
    const flow = await registering(operator, start, who)
    const store = await identified(flow, '670 00003')
    await store.confirm(true)
    await operator.advance(limits.declaration.failingActivation)
    await flow.wait(20_000)
    await answered(() => flow.shown.length > 0)
    expect(flow.shown).toEqual([page])
    expect((await flow.open()).$screen.get()).toEqual({ name: 'number', isAsking: false })
  })

  test('a customer’s number comes into the account', async () => {
    const flow = await customer()
    await (await identified(flow, '670 00001')).confirm(true)
    expect(await holderOf('670 00001')).toEqual({ partnerId: 'P-1001', registration: 'registered' })
  })

  test('a user who comes back to the flow afterwards has another number to activate', async () => {
    const flow = await guest()
    await (await identified(flow, '670 00001')).confirm(true)
    expect((await flow.open()).$screen.get()).toEqual({ name: 'number', isAsking: false })
  })

  test.each([
    ['670 00004', 'PUK'],
    ['670 00005', 'confirmation'],
  ])('%s asks for a strong log-in at the %s, and the flow is where it was', async (number, step) => {
    const flow = await guest()
    const store = step === 'PUK' ? await provePuk(flow, number) : await identified(flow, number)
    await store.confirm(true)
    expect(store.$screen.get()).toEqual({ name: 'strong' })
    expect((await flow.open()).$screen.get().name).toBe(step === 'PUK' ? 'puk' : 'data')
  })

  test('a number that is refused without a reason ends on the error page', async () => {
    const flow = await guest()
    await provePuk(flow, '670 00008')
    await answered(() => flow.shown.length > 0)
    expect(flow.shown).toEqual(['firstNumberAddingError'])
  })
})

describe('the consents', () => {
  test('are asked for on their page, both of them, and the activation continues', async () => {
    const flow = await customer()
    await (await identified(flow, '670 00006')).confirm(true)
    expect(flow.shown).toEqual(['activationMarketingConsent'])
    const consents = await flow.openConsents()
    await consents.submit({ sms: 'ACCEPTED', phone: undefined })
    expect(consents.$screen.get()).toMatchObject({ problem: { kind: 'missing', fields: ['phone'] } })
    const both = { sms: 'ACCEPTED', phone: 'REJECTED' } as const
    await Promise.all([consents.submit(both), consents.submit(both)])
    expect(flow.shown).toEqual(['activationMarketingConsent', 'scanIdNumberActivated'])
    expect(await holderOf('670 00006')).toMatchObject({ registration: 'registered' })
  })

  test('that can’t be kept are no activation', async () => {
    const flow = await guest()
    await (await identified(flow, '670 00007')).confirm(true)
    const consents = await flow.openConsents()
    await consents.submit({ sms: 'REJECTED', phone: 'REJECTED' })
    expect(consents.$screen.get()).toMatchObject({ name: 'form', problem: { kind: 'notProvided' } })
    expect(await holderOf('670 00007')).toMatchObject({ registration: 'undeclared' })
  })
})

test('a page of a result, opened cold, claims nothing', async () => {
  const flow = await guest()
  for (const page of ['numberActivated', 'scanIdNumberActivated', 'numberActivationDelayed'] as const)
    expect((await flow.openResult(page)).$screen.get()).toEqual({ name: 'nothing' })
  const consents = await flow.openConsents()
  expect(consents.$screen.get()).toEqual({ name: 'nothing' })
})

describe('linking', () => {
  const free = '690 00001'

  test('a customer’s code, wrong and right; after a reload the countdown is there and the number is asked for', async () => {
    const flow = await customer()
    const store = await flow.open()
    await store.submitNumber(free)
    const restrictedUntil = start + limits.code.resendDelay
    expect(store.$screen.get()).toMatchObject({ name: 'code', isDelayed: false, restrictedUntil })
    const code = await flow.lastCode(numberOf(free))
    await store.verify('12', '')
    expect(store.$screen.get()).toMatchObject({ problem: { kind: 'missing' } })
    await store.verify(other(code), '')
    expect(store.$screen.get()).toMatchObject({
      problem: { told: { kind: 'invalidVerificationCode' }, attemptsLeft: limits.code.attempts - 1 },
    })
    const reloaded = await flow.open()
    expect(reloaded.$screen.get()).toEqual({
      name: 'code',
      phoneNumber: undefined,
      isDelayed: false,
      restrictedUntil,
    })
    await reloaded.verify(code, 'not one')
    expect(reloaded.$screen.get()).toMatchObject({ problem: { kind: 'number' } })
    await Promise.all([reloaded.verify(code, free), reloaded.verify(code, free)])
    expect(reloaded.$screen.get()).toEqual({ name: 'linked', phoneNumber: '+37069000001' })
    expect(await holderOf(free)).toMatchObject({ partnerId: 'P-1001' })
    expect((await flow.open()).$screen.get()).toEqual({ name: 'number', isAsking: false })
  })

  test('the same number again finds the code that is on its way; another text comes after the pause', async () => {
    const flow = await customer()
    const first = await flow.open()
    await first.submitNumber(free)
    first.restart()
    await first.submitNumber(free)
    expect(await operator.database.selectFrom('texts').select('id').execute()).toHaveLength(1)
    await first.resend('')
    expect(first.$screen.get()).toMatchObject({ name: 'code', isDelayed: true })
    await flow.pass(limits.code.resendDelay)
    await first.resend('')
    expect(first.$screen.get()).toMatchObject({ name: 'code', isDelayed: false })
    expect(await operator.database.selectFrom('texts').select('id').execute()).toHaveLength(2)
  })

  test('a guest with a number that works is shown the log-in', async () => {
    const flow = await guest()
    const store = await flow.open()
    await store.submitNumber(free)
    expect(store.$screen.get()).toEqual({ name: 'logIn', phoneNumber: '+37069000001' })
  })

  test.each([
    ['699 99999', 'invalidPhoneNumber'],
    ['645 67890', 'defaultType'],
    ['670 00009', 'declaredAwaitingActivation'],
    ['623 45678', 'alreadyLinkedToSameAccount'],
    ['634 56789', 'alreadyLinkedToAnotherAccount'],
    ['612 34567', 'unknown'],
    ['690 00002', 'failedToSendVerificationCode'],
  ])('of %s the customer is informed %s, and nothing more is asked', async (number, kind) => {
    const flow = await customer()
    const store = await flow.open()
    await store.submitNumber(number)
    expect(store.$screen.get()).toMatchObject({ name: 'number', problem: { kind: 'told', told: { kind } } })
  })

  test('too many texts are reported with the time that they come again', async () => {
    const flow = await customer()
    const store = await flow.open()
    await store.submitNumber(free)
    for (let sent = 1; sent < limits.code.textsInWindow; sent++) {
      await flow.pass(limits.code.resendDelay)
      await store.resend('')
    }
    await flow.pass(limits.code.resendDelay)
    await store.resend('')
    expect(store.$screen.get()).toMatchObject({
      name: 'code',
      restrictedUntil: expect.any(Number),
      problem: { told: { kind: 'smsRetryThresholdReached' } },
    })
  })

  test('what is no number is reported, and nothing is sent', async () => {
    const flow = await guest()
    const store = await flow.open()
    await store.submitNumber('')
    expect(store.$screen.get()).toMatchObject({ problem: { kind: 'missing' } })
    await store.submitNumber('8 612')
    expect(store.$screen.get()).toMatchObject({ problem: { kind: 'invalid' } })
  })
})
