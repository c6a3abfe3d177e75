import * as v from 'valibot'
import { toCents } from '../../../src/lib/money.ts'
import { parsePhoneNumber } from '../../../src/lib/phone-number.ts'
import { Line } from '../../../src/operator/contract/line.ts'
import { PhoneNumber } from '../../../src/operator/contract/phone-number.ts'
import type { MovableClock } from '../clock.ts'
import type { Database } from '../database.ts'
import { clearFaults, Fault, Numeric, setFault } from '../faults.ts'
import { putNumber } from '../phone-numbers.ts'
import { seed } from '../seed.ts'
import { openSession } from '../sessions.ts'

export interface ControlOptions {
  database: Database
  clock: MovableClock
  advance(milliseconds: number): Promise<void>
  runDueJobs(subject?: string): Promise<number>
}

/** Something that a person or a test does to the sandbox. Both what was done and what was wrong are told as JSON. */
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
    }),
    ({ database, clock }, number) => putNumber(database, clock.now(), number),
  ),
  sessions: action(v.object({ phoneNumber: WrittenNumber }), async ({ database }, { phoneNumber }) => ({
    cookie: await openSession(database, phoneNumber),
  })),
  faults: action(FaultAt, async ({ database }, { path, visitor, times, ...fault }) => {
    await setFault(database, { path, visitor }, fault, times)
    return fault
  }),
  'faults/clear': action(v.object({ visitor: v.optional(v.string()) }), async ({ database }, { visitor }) => {
    await clearFaults(database, visitor)
    return {}
  }),
  reset: action(v.object({}), async ({ database, clock }) => {
    await clock.reset()
    await empty(database)
    await seed(database, clock.now())
    return { now: clock.now() }
  }),
}

const empty = (database: Database) =>
  database.transaction().execute(async (transaction) => {
    const tables = [
      'phoneNumbers',
      'sessions',
      'payments',
      'ledger',
      'idempotency',
      'texts',
      'jobs',
      'faults',
      'cardPayments',
    ] as const
    for (const table of tables) await transaction.deleteFrom(table).execute()
  })
