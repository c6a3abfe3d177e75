import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { keepsToModel } from '../../../tests/fixtures/keeps-to-model.ts'
import { sampledRuns } from '../../../tests/fixtures/sampled-runs.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { limits } from '../limits.ts'
import { visitorOf } from '../visitor.ts'
import { adult, child, type Declarer, declarerOf } from './declarer.fixture.ts'
import { putDeclarableNumber } from './numbers.ts'
import { situations } from './tables.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
const { pukAttempts, identityChecks } = limits.declaration
let operator: Operator

beforeAll(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterAll(() => operator.close())

/** What a declaration should be like, in the fewest words. */
interface Model {
  situation: (typeof situations)[number]
  wrongPuks: number
  isLinked: boolean
  isPukRight: boolean
  checks: number
  identity: 'none' | 'open' | 'approved' | 'failed'
  hasConsents: boolean
  activation: 'none' | 'inProgress' | 'succeeded' | 'failed'
}

interface Real {
  declarer: Declarer
  phoneNumber: Parameters<Declarer['link']>[0]
}

type Step = fc.AsyncCommand<Model, Real>

const step = (
  name: string,
  expected: (model: Model) => unknown,
  real: (real: Real) => Promise<unknown>,
): Step => ({
  check: () => true,
  async run(model, world) {
    const wanted = expected(model)
    const got = brief(await real(world))
    if (got !== wanted) throw new Error(`${name}: ${got}, not ${String(wanted)}`)
  },
  toString: () => name,
})

/** The same call several times side by side: in whatever order they come through, so many of each answer come back. */
const race = (
  name: string,
  count: number,
  expected: (model: Model) => unknown,
  real: (real: Real) => Promise<unknown>,
): Step =>
  step(
    `${name} ${count}×`,
    (model) =>
      sideBySide(count, () => expected(model))
        .sort()
        .join(),
    async (world) => (await Promise.all(sideBySide(count, () => real(world)))).map(brief).sort().join(),
  )

const sideBySide = <One>(count: number, one: () => One): One[] => Array.from({ length: count }, one)

/** The word of an answer that says how it went. */
function brief(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return String(answer)
  const words: Record<string, unknown> = { ...answer }
  const key = words.linkPhoneNumberResponseKey
  if (typeof key === 'object' && key !== null && 'key' in key) return String(key.key)
  const word =
    words.reason ??
    words.declarationStatus ??
    words.verificationStatus ??
    words.marketingConsentOutcome ??
    words.activationStatus ??
    words.flowType
  return String(word ?? 'opened')
}

const isLocked = (model: Model) => model.wrongPuks >= pukAttempts
const isTaken = (model: Model) => model.activation === 'inProgress' || model.activation === 'succeeded'

const link = step(
  'link',
  (model) => {
    if (model.activation === 'inProgress') return 'DECLARED_AWAITING_ACTIVATION'
    if (model.activation === 'succeeded') return 'LINK_SIM'
    if (isLocked(model)) return 'DECLARATION_RETRY_THRESHOLD_REACHED'
    if (model.activation === 'failed')
      Object.assign(model, {
        isPukRight: false,
        checks: 0,
        identity: 'none',
        hasConsents: false,
        activation: 'none',
      })
    model.isLinked = true
    return 'DECLARE_SIM'
  },
  ({ declarer, phoneNumber }) => declarer.link(phoneNumber),
)

function guessed(model: Model, guess: string): string {
  if (!model.isLinked) return 'DECLARATION_NOT_FOUND'
  if (isTaken(model)) return 'normal'
  if (model.situation === 'strongAtPuk') return 'strongAuthRequired'
  if (isLocked(model)) return 'retryThresholdReached'
  if (guess !== '12345678') {
    model.wrongPuks++
    return isLocked(model) ? 'retryThresholdReached' : 'invalidPUKCode'
  }
  model.wrongPuks = 0
  if (model.situation === 'refused') return 'normal'
  model.isPukRight = true
  return 'DECLARATION_VERIFICATION_PENDING'
}

const puk = (guess: string, count = 1) =>
  race(
    `puk ${guess}`,
    count,
    (model) => guessed(model, guess),
    ({ declarer }) => declarer.puk(guess),
  )

const identify = (personalCode: string, finding: 'approved' | 'declined' | 'faceNotVisible') =>
  step(
    `identify ${personalCode} ${finding}`,
    (model) => {
      if (!model.isLinked) return 'DECLARATION_NOT_FOUND'
      if (!model.isPukRight) return 'PUK_NOT_VERIFIED'
      const goesOn = model.identity === 'open' || model.identity === 'approved'
      if (!goesOn && model.checks === identityChecks) return 'VERIFICATION_THRESHOLD_REACHED'
      if (model.identity === 'approved') return 'approved'
      if (!goesOn) model.checks++
      model.identity = finding === 'approved' && personalCode === adult ? 'approved' : 'failed'
      if (model.identity === 'approved') return 'approved'
      if (finding === 'faceNotVisible') return 'resubmissionRequested'
      if (finding === 'approved') return 'ageRequirementsNotMet'
      return model.checks < identityChecks ? 'normal' : 'retryThresholdReached'
    },
    async ({ declarer }) => {
      const opened = await declarer.check()
      if (typeof opened === 'string') return opened
      await declarer.showDocument(opened.sessionUrl, personalCode, finding)
      await operator.runDueJobs(opened.sessionUrl.split('/').at(-1))
      return declarer.verification()
    },
  )

const openCheck = step(
  'open a check',
  (model) => {
    if (!model.isLinked) return 'DECLARATION_NOT_FOUND'
    if (!model.isPukRight) return 'PUK_NOT_VERIFIED'
    if (model.identity === 'open' || model.identity === 'approved') return 'opened'
    if (model.checks === identityChecks) return 'VERIFICATION_THRESHOLD_REACHED'
    model.checks++
    model.identity = 'open'
    return 'opened'
  },
  ({ declarer }) => declarer.check(),
)

const consents = race(
  'consents',
  2,
  (model) => {
    if (!model.isLinked) return 'DECLARATION_NOT_FOUND'
    if (model.situation === 'consentFails') return 'FAILED_TO_PROVIDE_MARKETING_CONSENT'
    model.hasConsents = true
    return 'MARKETING_CONSENT_PROVIDED'
  },
  ({ declarer }) => declarer.consents(),
)

const confirm = (count: number) =>
  race(
    'confirm',
    count,
    (model) => {
      if (!model.isLinked) return 'DECLARATION_NOT_FOUND'
      if (model.identity !== 'approved') return 'IDENTITY_NOT_VERIFIED'
      if (model.activation === 'succeeded') return 'SUCCEEDED'
      if (model.activation === 'inProgress') return 'ACTIVATION_IN_PROGRESS'
      if (model.situation === 'strongToConfirm') return 'strongAuthRequired'
      const wantsConsents = model.situation === 'consentRequired' || model.situation === 'consentFails'
      if (wantsConsents && !model.hasConsents) return 'marketingConsentRequired'
      const isDelayed = model.situation === 'delayed' || model.situation === 'failing'
      model.activation = isDelayed ? 'inProgress' : 'succeeded'
      return isDelayed ? 'ACTIVATION_IN_PROGRESS' : 'SUCCEEDED'
    },
    ({ declarer }) => declarer.confirm(),
  )

const activation = step(
  'activation',
  ({ isLinked, activation: stands }) => {
    if (!isLinked) return 'DECLARATION_NOT_FOUND'
    switch (stands) {
      case 'none':
        return 'NOT_CONFIRMED'
      case 'inProgress':
        return 'ACTIVATION_IN_PROGRESS'
      case 'succeeded':
        return 'SUCCEEDED'
      case 'failed':
        return 'normal'
      default:
        return stands satisfies never
    }
  },
  ({ declarer }) => declarer.activation(),
)

const network = step(
  'the network answers',
  (model) => {
    if (model.activation === 'inProgress')
      model.activation = model.situation === 'failing' ? 'failed' : 'succeeded'
    return 'answered'
  },
  async ({ declarer }) => {
    await operator.runDueJobs(declarer.id())
    return 'answered'
  },
)

const steps = [
  link,
  puk('12345678'),
  puk('87654321'),
  puk('87654321', 2),
  puk('87654321', pukAttempts + 2),
  puk('12345678', 2),
  identify(adult, 'approved'),
  identify(adult, 'declined'),
  identify(adult, 'faceNotVisible'),
  identify(child, 'approved'),
  openCheck,
  consents,
  confirm(1),
  confirm(3),
  activation,
  network,
]

/** So far everybody comes; whatever comes then comes in any order. */
const straight = [link, puk('12345678'), identify(adult, 'approved'), confirm(1)]

test('in whatever order its calls come, side by side too, a declaration is as its model says', async () => {
  await keepsToModel(
    import.meta.url,
    sampledRuns(300),
    fc.asyncProperty(
      fc.constantFrom(...situations),
      fc.nat(straight.length),
      fc.commands(
        steps.map((one) => fc.constant(one)),
        { maxCommands: 30, size: 'max' },
      ),
      async (situation, length, commands) => {
        const { phoneNumber } = await putDeclarableNumber(operator.database, start, { situation })
        const model: Model = {
          situation,
          wrongPuks: 0,
          isLinked: false,
          isPukRight: false,
          checks: 0,
          identity: 'none',
          hasConsents: false,
          activation: 'none',
        }
        const real = { declarer: declarerOf(visitorOf(operator, site)), phoneNumber }
        await fc.asyncModelRun(() => ({ model, real }), straight.slice(0, length))
        await fc.asyncModelRun(() => ({ model, real }), commands)
      },
    ),
  )
}, 240_000)
