import * as v from 'valibot'
import { toCents } from '../../../src/lib/money.ts'
import { parsePhoneNumber } from '../../../src/lib/phone-number.ts'
import { Line } from '../../../src/operator/contract/line.ts'
import { PhoneNumber } from '../../../src/operator/contract/phone-number.ts'
import { emptyTables } from '../../shared/database.ts'
import type { MovableClock } from '../clock.ts'
import type { Database } from '../database.ts'
import { endIdentityCheck, identityOutcomes } from '../declaration/end-identity-check.ts'
import { putDeclarableNumber } from '../declaration/numbers.ts'
import { situations } from '../declaration/tables.ts'
import { clearFaults, Fault, Numeric, setFault } from '../faults.ts'
import { setPeriod } from '../game/period.ts'
import { switchLimits } from '../limits-switch.ts'
import { signIn } from '../log-in/sessions.ts'
import { setSwitch, switchNames } from '../payment/switches.ts'
import { bringInto, isScenario } from '../people/scenarios.ts'
import { putNumber } from '../phone-numbers.ts'
import type { Providers } from '../providers.ts'
import { seed } from '../seed.ts'
import { proceed } from '../sim-orders/sim-order-records.ts'
import type { ProviderBooks } from './provider-books.ts'
import { endings, providerStates, stateNames } from './provider-states.ts'

export interface ControlOptions {
  database: Database
  clock: MovableClock
  advance(milliseconds: number): Promise<void>
  runDueJobs(subject?: string): Promise<number>
  providers: Providers & ProviderBooks
}

/** Something that a person or a test does to the sandbox. Both what was done and what was wrong are reported as JSON. */
type Action = (options: ControlOptions, body: unknown) => Promise<{ done: object } | { problem: object }>

const action =
  <Input extends v.GenericSchema>(
    input: Input,
    run: (options: ControlOptions, input: v.InferOutput<Input>) => Promise<object>,
  ): Action =>
  async (options, body) => {
    const parsed = v.safeParse(input, body)
    return parsed.success
      ? { done: await run(options, parsed.output) }
      : { problem: v.flatten<Input>(parsed.issues) }
  }

/** A number in any written form. */
const WrittenNumber = v.pipe(
  v.string(),
  v.transform((text) => parsePhoneNumber(text) ?? ''),
  PhoneNumber,
)

const FaultAt = v.intersect([
  v.object({
    path: v.string(),
    visitor: v.optional(v.string(), ''),
    times: v.optional(v.nullable(v.pipe(Numeric, v.integer(), v.minValue(1))), null),
  }),
  Fault,
])

const Text = v.optional(v.string())

/** What a state of the suite may be about: one of these. */
const Subject = v.object({
  redirectUrl: Text,
  sessionUrl: Text,
  paymentReference: Text,
  orderReference: Text,
  declarationId: Text,
  phoneNumber: Text,
  part: Text,
})

/** By the name under /control. */
export const actions: Record<string, Action> = {
  clock: action(
    v.object({ advanceInSeconds: v.pipe(Numeric, v.minValue(0), v.maxValue(400 * 24 * 3600)) }),
    async ({ advance, clock }, { advanceInSeconds }) => {
      await advance(advanceInSeconds * 1000)
      return { now: clock.now() }
    },
  ),
  jobs: action(v.object({ subject: v.optional(v.string()) }), async ({ runDueJobs }, { subject }) => ({
    ran: await runDueJobs(subject),
  })),
  numbers: action(
    v.object({
      phoneNumber: v.optional(WrittenNumber),
      line: v.optional(Line, 'uoga'),
      status: v.optional(v.picklist(['active', 'blocked']), 'active'),
      balanceInCents: v.optional(v.pipe(Numeric, v.integer(), v.transform(toCents)), 0),
      /** `nobody`: it works, and is in no account yet. */
      holder: v.optional(v.picklist(['somebody', 'nobody']), 'somebody'),
    }),
    ({ database, clock }, { holder, ...number }) =>
      putNumber(database, clock.now(), { ...number, ...(holder === 'nobody' && { partnerId: null }) }),
  ),
  'declarable-numbers': action(
    v.object({ situation: v.optional(v.picklist(situations), 'plain') }),
    async ({ database, clock }, { situation }) => {
      const number = await putDeclarableNumber(database, clock.now(), { situation })
      return { phoneNumber: number.phoneNumber, simPUK: number.simPUK }
    },
  ),
  scenarios: action(
    v.object({
      scenario: v.pipe(v.string(), v.guard(isScenario)),
      phoneNumber: v.optional(WrittenNumber),
    }),
    async ({ database, clock }, { scenario, phoneNumber }) => {
      const wanted = phoneNumber ?? (await putNumber(database, clock.now())).phoneNumber
      return { ...(await bringInto(database, clock.now(), scenario, wanted)) }
    },
  ),
  game: action(
    v.object({ status: v.picklist(['none', 'notBegun', 'open', 'over']) }),
    async ({ database, clock }, { status }) => {
      await setPeriod(database, clock.now(), status)
      return { status }
    },
  ),
  /** Takes an order of a SIM card or an eSIM to its next state: a ready eSIM is installed. */
  'sim-orders': action(
    v.object({ orderReference: v.string() }),
    async ({ database, clock }, { orderReference }) => {
      await database.transaction().execute((within) => proceed(within, clock.now(), orderReference))
      return { orderReference }
    },
  ),
  /** Ends an identity check that is under way: whose document was shown, and what was found. */
  'identity-checks': action(
    v.object({ id: v.string(), outcome: v.picklist(identityOutcomes) }),
    async ({ providers }, { id, outcome }) => {
      await endIdentityCheck(providers.identity, id, outcome)
      return { id, outcome }
    },
  ),
  sessions: action(
    v.object({ phoneNumber: WrittenNumber, strong: v.optional(v.boolean(), false) }),
    async ({ database, clock }, holder) => ({ cookie: await signIn(database, clock.now(), holder) }),
  ),
  faults: action(FaultAt, async ({ database }, { path, visitor, times, ...fault }) => {
    await setFault(database, { path, visitor }, fault, times)
    return fault
  }),
  plans: action(
    v.object({ planId: v.string(), stopped: v.optional(v.picklist(['yes', 'no']), 'yes') }),
    async ({ database }, { planId, stopped }) => {
      await database.deleteFrom('stoppedPlans').where('planId', '=', planId).execute()
      if (stopped === 'yes') await database.insertInto('stoppedPlans').values({ planId }).execute()
      return { planId, stopped }
    },
  ),
  'payment-switches': action(
    v.union([v.object({ off: v.picklist(switchNames) }), v.object({ on: v.picklist(switchNames) })]),
    async ({ database }, input) => {
      const [name, isOff] = 'off' in input ? [input.off, true] : [input.on, false]
      await setSwitch(database, name, isOff)
      return input
    },
  ),
  /** By address, session and account: tests come from one machine all at once. What guards a code or a PUK stays. */
  limits: action(v.object({ kept: v.picklist(['yes', 'no']) }), async ({ database, clock }, { kept }) => {
    await switchLimits(database, clock.now(), kept === 'no')
    return { kept }
  }),
  'faults/clear': action(v.object({ visitor: v.optional(v.string()) }), async ({ database }, { visitor }) => {
    await clearFaults(database, visitor)
    return {}
  }),
  'provider-states': action(
    v.object({
      state: v.picklist(stateNames),
      ...Subject.entries,
      outcome: v.optional(v.picklist(endings)),
    }),
    ({ database, clock, providers }, { state, outcome, ...about }): Promise<object> =>
      providerStates[state]({
        database,
        now: clock.now(),
        subject: Object.values(about).find((subject) => subject !== undefined) ?? '',
        outcome,
        identity: providers.identity,
      }),
  ),
  reset: action(v.object({}), async ({ database, clock, providers }) => {
    await clock.reset()
    await providers.reset()
    await emptyTables(database)
    await seed(database, clock.now())
    return { now: clock.now() }
  }),
}
