import { expect, test } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import { waitingLimit } from '../../session/polling.ts'
import { keptProgress } from './kept-progress.fixture.ts'
import type { RegistrationApi } from './registration.api.ts'
import type { RegistrationPage } from './registration.ts'
import type { Progress } from './registration-progress.ts'
import { createRegistrationResultStore, type ResultPage } from './registration-result.store.ts'

type Activation = Awaited<ReturnType<RegistrationApi['activation']>>
type Verification = Awaited<ReturnType<RegistrationApi['verification']>>

const parsed = parsePhoneNumber('670 00001')
if (!parsed) throw new Error('not a number')
const phoneNumber: PhoneNumber = parsed
const declarationId = 'D'
const reference = 'r1'
const down: Trouble = { kind: 'unavailable', reference }
const gone = { kind: 'failure', code: 'DECLARATION_NOT_FOUND', reference } as const
const confirmed: Progress = { step: 'confirmed', declarationId }
const checked: Progress = { step: 'checked', declarationId }

const activated: Activation = {
  kind: 'answer',
  value: { activationStatus: 'SUCCEEDED', phoneNumber },
  reference,
}
const activating: Activation = {
  kind: 'answer',
  value: { activationStatus: 'ACTIVATION_IN_PROGRESS', phoneNumber },
  reference,
}
const failedFor = (reason: 'normal' | 'invalidPUKCode' | 'strongAuthRequired'): Activation => ({
  kind: 'answer',
  value: { activationStatus: 'FAILED', phoneNumber, reason },
  reference,
})
const verified = (verificationStatus: 'inReview' | 'expired'): Verification => ({
  kind: 'answer',
  value: { verificationStatus },
  reference,
})

interface Script {
  kept?: Progress
  /** What was said last is said again. */
  activations?: Activation[]
  verifications?: Verification[]
}

function open(page: ResultPage, { kept, activations = [], verifications = [] }: Script) {
  const clock = manualClock()
  const progress = keptProgress(kept)
  const shown: (RegistrationPage | 'flow')[] = []
  let asked = 0
  const next = <Value>(answers: Value[]): Value => {
    asked++
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer) throw new Error('not to be asked')
    return answer
  }
  const store = createRegistrationResultStore({
    page,
    clock,
    progress,
    api: { activation: async () => next(activations), verification: async () => next(verifications) },
    show: (to) => shown.push(to),
    showFlow: () => shown.push('flow'),
    addingErrorPage: async () => 'firstNumberAddingError',
  })
  return { store, clock, progress, shown, asked: () => asked, screen: () => store.$screen.get() }
}
async function started(page: ResultPage, script: Script) {
  const opened = open(page, script)
  expect(opened.screen()).toEqual({ name: 'loading' })
  opened.store.start()
  await opened.clock.advance(0)
  return opened
}

test.each<[ResultPage, Progress | undefined]>([
  ['numberActivated', undefined],
  ['numberActivated', checked],
  ['numberActivationDelayed', { step: 'puk', declarationId }],
  ['identityVerificationDelayed', { step: 'code', restrictedUntil: null }],
])('the page %s claims nothing where the visit came as far as %o', async (page, kept) => {
  const { screen, store, shown } = await started(page, kept ? { kept } : {})
  store.stop()
  expect([screen(), shown]).toEqual([{ name: 'nothing' }, []])
})

test.each(['numberActivated', 'scanIdNumberActivated'] as const)(
  'the page %s tells once that the number works, and asks no more',
  async (page) => {
    const { screen, store, clock, asked } = await started(page, { kept: confirmed, activations: [activated] })
    expect(screen()).toEqual({ name: 'activated', phoneNumber })
    store.stop()
    store.start()
    await clock.advance(60_000)
    expect(asked()).toBe(1)
  },
)

test.each<[ResultPage, Activation, RegistrationPage | 'flow', Progress | undefined]>([
  ['numberActivated', activating, 'numberActivationDelayed', confirmed],
  ['numberActivationDelayed', activated, 'numberActivated', confirmed],
  ['numberActivated', failedFor('normal'), 'firstNumberAddingError', undefined],
  ['numberActivated', failedFor('invalidPUKCode'), 'flow', confirmed],
  ['numberActivated', failedFor('strongAuthRequired'), 'flow', confirmed],
  ['numberActivated', gone, 'flow', confirmed],
])('the page %s leads on at %o: to %s', async (page, activation, to, kept) => {
  const { shown, screen, progress, asked, clock } = await started(page, {
    kept: confirmed,
    activations: [activation],
  })
  await clock.advance(60_000)
  expect([shown, screen(), progress.read(), asked()]).toEqual([[to], { name: 'loading' }, kept, 1])
})

test.each<[Verification, (RegistrationPage | 'flow')[], object]>([
  [verified('inReview'), [], { name: 'pending', isLate: false, isAsking: false }],
  [verified('expired'), ['flow'], { name: 'loading' }],
  [gone, ['flow'], { name: 'loading' }],
  [down, [], { name: 'failed', failed: down, isAsking: false }],
])('the page of an identity check that takes its time, at %o', async (verification, pages, screenShown) => {
  const { shown, screen } = await started('identityVerificationDelayed', {
    kept: checked,
    verifications: [verification],
  })
  expect([shown, screen()]).toEqual([pages, screenShown])
})

test('a delayed activation is waited for, told to be late after ten minutes, and asked about when the person wants', async () => {
  const { store, screen, clock, asked } = await started('numberActivationDelayed', {
    kept: confirmed,
    activations: [activating],
  })
  expect(screen()).toEqual({ name: 'pending', isLate: false, isAsking: false })
  store.stop()
  store.start()
  expect(screen()).toEqual({ name: 'pending', isLate: false, isAsking: false })
  await clock.advance(waitingLimit + 10_000)
  expect(screen()).toEqual({ name: 'pending', isLate: true, isAsking: false })
  const before = asked()
  await clock.advance(waitingLimit)
  expect(asked()).toBe(before)
  store.start()
  expect(screen()).toEqual({ name: 'pending', isLate: true, isAsking: true })
  await clock.advance(0)
  expect(screen()).toEqual({ name: 'pending', isLate: true, isAsking: false })
})

test('a lost answer is asked for again by itself while something is known; asked by the person it is reported', async () => {
  const { store, screen, clock, asked } = await started('numberActivationDelayed', {
    kept: confirmed,
    activations: [activating, down],
  })
  await clock.advance(10_000)
  expect(asked()).toBeGreaterThan(2)
  expect(screen()).toEqual({ name: 'pending', isLate: false, isAsking: false })
  await clock.advance(waitingLimit)
  expect(screen()).toMatchObject({ name: 'pending', isLate: true })
  store.start()
  await clock.advance(0)
  expect(screen()).toEqual({ name: 'failed', failed: down, isAsking: false })
  store.start()
  expect(screen()).toEqual({ name: 'failed', failed: down, isAsking: true })
})

test('hidden it asks nothing', async () => {
  const { store, clock, asked } = await started('numberActivationDelayed', {
    kept: confirmed,
    activations: [activating],
  })
  store.stop()
  await clock.advance(60_000)
  expect(asked()).toBe(1)
})
