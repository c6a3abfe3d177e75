import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { keepsToModel } from '../../../tests/fixtures/keeps-to-model.ts'
import { sampledRuns } from '../../../tests/fixtures/sampled-runs.ts'
import { linkSubject } from '../codes/link-subject.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { customerOf, site } from '../graphql/customer.fixture.ts'
import { pauseAfter } from '../growing-pause.ts'
import { limits } from '../limits.ts'
import { findNumber, type NumberOnRecord, putNumber } from '../phone-numbers.ts'

const { life, attempts, resendDelay, textsInWindow, wrongGuessesInWindow, window, textsFromAll } = limits.code
const minute = 60_000
let now = Date.UTC(2026, 0, 15, 10)
let operator: Operator

beforeAll(async () => {
  await import('../graphql/schema.ts')
  operator = await createOperator({ siteOrigin: site, machineNow: () => now })
}, 60_000)
afterAll(() => operator.close())

/** Two accounts, each with a number of its own, want the same third one. */
type Who = 0 | 1

interface Code {
  by: Who
  /** Whose the number was when the code was sent: it is good for taking it from them only. */
  from: Who | undefined
  sentAt: number
  wrong: number
  /** Used, or another was sent since, to whomever. */
  isOver: boolean
}

interface Model {
  holder: Who | undefined
  /** Oldest first. */
  codes: Code[]
}

interface Real {
  people: [NumberOnRecord, NumberOnRecord]
  wanted: NumberOnRecord
}

type Step = fc.AsyncCommand<Model, Real>

const step = (
  name: string,
  expected: (model: Model) => string[],
  real: (world: Real) => Promise<unknown[]>,
): Step => ({
  check: () => true,
  async run(model, world) {
    const wanted = expected(model).sort().join()
    const got = (await real(world)).map(keyOf).sort().join()
    if (got !== wanted) throw new Error(`${name}: ${got}, not ${wanted}`)
    const holder = (await findNumber(operator.database, world.wanted.phoneNumber))?.partnerId ?? undefined
    const should =
      model.holder === undefined ? undefined : (world.people[model.holder].partnerId ?? undefined)
    if (holder !== should) throw new Error(`${name}: held by ${holder}, not ${should}`)
  },
  toString: () => name,
})

/** The answer's result key; null is reported as `well`. */
function keyOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'linkPhoneNumberResponseKey' in answer)
    return String(answer.linkPhoneNumberResponseKey ?? 'well')
  return String(answer)
}

async function asks(world: Real, who: Who, query: string): Promise<unknown> {
  const asking = await customerOf(operator, world.people[who].phoneNumber, now, true)
  const { value, code } = await asking(query)
  return code ?? value
}

const linking = (world: Real, who: Who) =>
  asks(
    world,
    who,
    `mutation { linkPhoneNumber(phoneNumber: "${world.wanted.phoneNumber}", forceLink: true) { linkPhoneNumberResponseKey } }`,
  )

const verifying = (world: Real, who: Who, code: string) =>
  asks(
    world,
    who,
    `mutation { verifyPhoneNumberLink(phoneNumber: "${world.wanted.phoneNumber}", verificationCode: "${code}") { linkPhoneNumberResponseKey } }`,
  )

/** The code that the operator last sent for this account's request, and one that isn't it. */
async function codesFor({ people, wanted }: Real, who: Who): Promise<{ right: string; wrong: string }> {
  const subject = linkSubject(people[who].partnerId ?? '', wanted.phoneNumber)
  const sent = await operator.database
    .selectFrom('codes')
    .select('code')
    .where('subject', 'like', `${subject}%`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const right = sent?.code ?? '000000'
  return { right, wrong: right === '000000' ? '111111' : '000000' }
}

const recentOf = ({ codes }: Model, who: Who) =>
  codes.filter(({ by, sentAt }) => by === who && sentAt > now - window)
const ofDay = ({ codes }: Model) => codes.filter(({ sentAt }) => sentAt > now - textsFromAll.window)
const latest = ({ codes, holder }: Model, who: Who) =>
  codes.findLast(({ by, from }) => by === who && from === holder)

function begun(model: Model, by: Who): string {
  if (model.holder === by) return 'ALREADY_LINKED_TO_SAME_ACCOUNT'
  if (recentOf(model, by).length >= textsInWindow) return 'SMS_RETRY_THRESHOLD_REACHED'
  const texts = ofDay(model)
  const last = texts.at(-1)
  const pause = Math.max(resendDelay, pauseAfter(texts.length, textsFromAll))
  if (last && now < last.sentAt + pause) return 'SMS_RETRY_DELAY'
  for (const code of model.codes) code.isOver = true
  model.codes.push({ by, from: model.holder, sentAt: now, wrong: 0, isOver: false })
  return 'well'
}

function guessed(model: Model, who: Who, isRight: (code: Code) => boolean): string {
  const code = latest(model, who)
  if (!code || code.isOver || now >= code.sentAt + life) return 'VERIFICATION_CODE_EXPIRED'
  const wrong = recentOf(model, who).reduce((sum, one) => sum + one.wrong, 0)
  if (wrong >= wrongGuessesInWindow || code.wrong >= attempts) return 'VERIFICATION_THRESHOLD_REACHED'
  if (!isRight(code)) {
    code.wrong++
    return code.wrong === attempts ? 'VERIFICATION_THRESHOLD_REACHED' : 'INVALID_VERIFICATION_CODE'
  }
  code.isOver = true
  model.holder = who
  return 'well'
}

/** The last code that was sent to this account, whatever it was for, is what its person types. */
const typesLast =
  (model: Model, who: Who) =>
  (code: Code): boolean =>
    code === model.codes.findLast(({ by }) => by === who)

const times = <One>(count: number, one: () => One): One[] => Array.from({ length: count }, one)

const who = fc.constantFrom<Who>(0, 1)
const sideBySide = fc.integer({ min: 1, max: 5 })

const begin = fc.tuple(who, sideBySide).map(([one, count]) =>
  step(
    `${one} asks for a code ${count}×`,
    (model) => times(count, () => begun(model, one)),
    (world) => Promise.all(times(count, () => linking(world, one))),
  ),
)
const bothBegin = fc.constant(
  step(
    'both ask for a code',
    (model) => [begun(model, 0), begun(model, 1)],
    (world) => Promise.all([linking(world, 0), linking(world, 1)]),
  ),
)
const guessWrong = fc.tuple(who, sideBySide).map(([one, count]) =>
  step(
    `${one} guesses wrong ${count}×`,
    (model) => times(count, () => guessed(model, one, () => false)),
    async (world) => {
      const { wrong } = await codesFor(world, one)
      return Promise.all(times(count, () => verifying(world, one, wrong)))
    },
  ),
)
const guessRight = fc.tuple(who, sideBySide).map(([one, count]) =>
  step(
    `${one} types the code ${count}×`,
    (model) => {
      const isRight = typesLast(model, one)
      return times(count, () => guessed(model, one, isRight))
    },
    async (world) => {
      const { right } = await codesFor(world, one)
      return Promise.all(times(count, () => verifying(world, one, right)))
    },
  ),
)
const unlink = who.map((one) =>
  step(
    `${one} unlinks`,
    (model) => {
      if (model.holder !== one) return ['UNABLE_TO_UNLINK']
      model.holder = undefined
      return ['ACCOUNT_UNLINKED']
    },
    async (world) => [
      await asks(
        world,
        one,
        `mutation { unlinkPhoneNumber(phoneNumber: "${world.wanted.phoneNumber}") { linkPhoneNumberResponseKey } }`,
      ),
    ],
  ),
)
const wait = fc
  .constantFrom(1, resendDelay - 1, resendDelay, life - 1, life, 20 * minute, window)
  .map((milliseconds) =>
    step(
      `${milliseconds} ms pass`,
      () => [],
      async () => {
        now += milliseconds
        return []
      },
    ),
  )

/** So far everybody comes; whatever comes then comes in any order. */
const straight = [begin, guessRight]

test('in whatever order two accounts want one number, side by side too, it is held as the model says', async () => {
  await keepsToModel(
    import.meta.url,
    sampledRuns(300),
    fc.asyncProperty(
      fc.tuple(...straight),
      fc.nat(straight.length),
      fc.commands([begin, begin, bothBegin, guessWrong, guessRight, guessRight, unlink, wait, wait], {
        maxCommands: 20,
        size: 'max',
      }),
      async (first, length, commands) => {
        const { database } = operator
        const people: Real['people'] = [await putNumber(database, now), await putNumber(database, now)]
        const real = { people, wanted: await putNumber(database, now, { partnerId: null }) }
        const model: Model = { holder: undefined, codes: [] }
        await fc.asyncModelRun(() => ({ model, real }), first.slice(0, length))
        await fc.asyncModelRun(() => ({ model, real }), commands)
      },
    ),
  )
}, 240_000)
