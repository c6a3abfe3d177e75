import { beforeEach, expect, test, vi } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import type { ActivationErrorKind } from '../../operator/contract/activation-error.ts'
import type { DeclarationActivation } from '../../operator/contract/declaration-activation.ts'
import { keptProgress } from './kept-progress.fixture.ts'
import { createMarketingConsentStore } from './marketing-consent.store.ts'
import type { RegistrationApi } from './registration.api.ts'
import type { RegistrationPage } from './registration.ts'
import type { Progress } from './registration-progress.ts'

const parsed = parsePhoneNumber('670 00001')
if (!parsed) throw new Error('not a number')
const phoneNumber: PhoneNumber = parsed
const declarationId = 'D'
const reference = 'r1'
const down: Trouble = { kind: 'unavailable', reference }
const gone = { kind: 'failure', code: 'DECLARATION_NOT_FOUND', reference } as const
const both = { sms: 'ACCEPTED', phone: 'REJECTED' } as const
const form = { name: 'form', isAsking: false }
const nothing = { name: 'nothing' }

const consents = vi.fn<RegistrationApi['consents']>()
const confirm = vi.fn<RegistrationApi['confirm']>()
const answerTo = (activation: DeclarationActivation) =>
  ({ kind: 'answer', value: activation, reference }) as const
const failed = (reason: ActivationErrorKind) => answerTo({ activationStatus: 'FAILED', phoneNumber, reason })

beforeEach(() => {
  vi.resetAllMocks()
  const marketingConsentOutcome = 'MARKETING_CONSENT_PROVIDED'
  consents.mockResolvedValue({ kind: 'answer', value: { marketingConsentOutcome }, reference })
  confirm.mockResolvedValue(answerTo({ activationStatus: 'SUCCEEDED', phoneNumber }))
})

/** The page of someone whose declaration waits for the consents, or who has come this far. */
function open(kept: Progress | undefined = { step: 'checked', declarationId }) {
  const progress = keptProgress(kept)
  const shown: (RegistrationPage | 'flow')[] = []
  const store = createMarketingConsentStore({
    api: { consents, confirm },
    intent: intentUnder('registration-intent', manualClock()),
    progress,
    show: (page) => shown.push(page),
    showFlow: () => shown.push('flow'),
    addingErrorPage: async () => 'numberAddingError',
  })
  return { store, progress, shown, screen: () => store.$screen.get() }
}
function started(kept?: Progress) {
  const page = open(kept)
  page.store.start()
  return page
}

test.each<Progress>([
  { step: 'code', restrictedUntil: null },
  { step: 'identity', declarationId },
  { step: 'confirmed', declarationId },
])('where no declaration waits for consents there is nothing: %o', (kept) => {
  expect(open(kept).screen()).toEqual({ name: 'loading' })
  expect(started(kept).screen()).toEqual(nothing)
})

test.each([
  [{ sms: undefined, phone: undefined }, ['sms', 'phone']],
  [{ sms: 'ACCEPTED', phone: undefined }, ['phone']],
  [{ sms: undefined, phone: 'REJECTED' }, ['sms']],
] as const)('both are asked for: of %o is reported that %j is missing', async (given, fields) => {
  const { store, screen } = started()
  await store.submit(given)
  expect(screen()).toEqual({ ...form, problem: { kind: 'missing', fields } })
  expect(consents).not.toHaveBeenCalled()
})

test('both are sent once, however often it is pressed, and the activation follows', async () => {
  const { store, screen, progress, shown } = started()
  const sending = store.submit(both)
  expect(screen()).toEqual({ name: 'form', isAsking: true })
  await Promise.all([sending, store.submit(both)])
  const request = { declarationId, smsMarketingConsent: 'ACCEPTED', phoneMarketingConsent: 'REJECTED' }
  expect(consents.mock.calls).toEqual([[request, expect.any(String)]])
  expect(confirm.mock.calls).toEqual([[{ declarationId, dataConfirmed: true }, expect.any(String)]])
  expect(screen()).toEqual({ name: 'leaving' })
  expect(progress.read()).toEqual({ step: 'confirmed', declarationId })
  expect(shown).toEqual(['scanIdNumberActivated'])
  await store.submit(both)
  expect(consents).toHaveBeenCalledOnce()
})

test('what another tab has brought to an end meanwhile is nothing, and is sent no more', async () => {
  const { store, screen, progress } = started()
  progress.remove()
  await store.submit(both)
  expect([screen(), consents.mock.calls]).toEqual([nothing, []])
})

test.each<[Awaited<ReturnType<RegistrationApi['consents']>>, object, Progress | undefined]>([
  [gone, nothing, undefined],
  [down, { ...form, problem: { kind: 'failed', failed: down } }, { step: 'checked', declarationId }],
  [
    { kind: 'answer', value: { marketingConsentOutcome: 'FAILED_TO_PROVIDE_MARKETING_CONSENT' }, reference },
    { ...form, problem: { kind: 'notProvided' } },
    { step: 'checked', declarationId },
  ],
])('the consents meet %o: told, and nothing is activated', async (outcome, shownScreen, kept) => {
  consents.mockResolvedValue(outcome)
  const { store, screen, progress, shown } = started()
  await store.submit(both)
  expect([screen(), progress.read(), shown]).toEqual([shownScreen, kept, []])
  expect(confirm).not.toHaveBeenCalled()
})

test.each<[Awaited<ReturnType<RegistrationApi['confirm']>>, object]>([
  [down, { ...form, problem: { kind: 'failed', failed: down } }],
  [failed('marketingConsentRequired'), { ...form, problem: { kind: 'notProvided' } }],
])('the confirmation meets %o: told, and may be pressed again', async (outcome, shownScreen) => {
  confirm.mockResolvedValue(outcome)
  const { store, screen, shown } = started()
  await store.submit(both)
  expect([screen(), shown]).toEqual([shownScreen, []])
})

const checked: Progress = { step: 'checked', declarationId }

test.each<[Awaited<ReturnType<RegistrationApi['confirm']>>, RegistrationPage | 'flow', Progress | undefined]>(
  [
    [
      answerTo({ activationStatus: 'ACTIVATION_IN_PROGRESS', phoneNumber }),
      'flow',
      { step: 'confirmed', declarationId },
    ],
    [failed('ageRequirementsNotMet'), 'identityNotVerifiedUnder14', checked],
    [failed('normal'), 'numberAddingError', undefined],
    [failed('strongAuthRequired'), 'flow', checked],
    [gone, 'flow', checked],
  ],
)('the confirmation’s %o leads to %s', async (outcome, page, kept) => {
  confirm.mockResolvedValue(outcome)
  const { store, screen, progress, shown } = started()
  await store.submit(both)
  expect(screen()).toEqual({ name: 'leaving' })
  expect([shown, progress.read()]).toEqual([[page], kept])
})
