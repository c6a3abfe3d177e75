import type { Check, Profile } from './check.ts'
import { codes } from './codes.ts'
import { declaring } from './declaring.ts'
import { Ended, type Unproven } from './difference.ts'
import { endings } from './endings.ts'
import { everyAnswer } from './every-answer.ts'
import { ofGraphql } from './graphql-limits.ts'
import { healthOfParts } from './health.ts'
import { idempotency } from './idempotency.ts'
import { ledger } from './ledger.ts'
import { limits } from './limits.ts'
import { logIns } from './log-ins.ts'
import { namedNumber } from './named-number.ts'
import { offered } from './offered.ts'
import { listedOrders } from './orders.ts'
import { ownData } from './own-data.ts'
import { readBack } from './read-back.ts'
import { reading } from './reading.ts'
import { refusals } from './refusals.ts'
import { sessions } from './sessions.ts'
import { spendingReadBack } from './spending-read-back.ts'
import type { World } from './world.ts'
import { writing } from './writing.ts'

export const checks: readonly Check[] = [
  ...everyAnswer,
  ...sessions,
  ...logIns,
  ...reading,
  ...offered,
  ...healthOfParts,
  ...ownData,
  ...ledger,
  ...writing,
  ...codes,
  ...readBack,
  ...spendingReadBack,
  ...namedNumber,
  ...declaring,
  ...endings,
  ...listedOrders,
  ...refusals,
  ...idempotency,
  ...limits,
  ...ofGraphql,
]

export type Outcome = 'proven' | Unproven

export interface Finding {
  rule: string
  profile: Profile
  outcome: Outcome
  /** What refutes it, or what proving it needs. */
  detail?: string
}

/** Runs what the profiles allow, one after another; the others are not proven. Never throws. */
export async function* findingsInTurn(
  world: World,
  allowed: readonly Profile[],
  some: readonly Check[] = checks,
): AsyncGenerator<Finding> {
  for (const { rule, profile, paths = [], run } of some) {
    if (!paths.every(world.covers)) {
      yield { rule, profile, outcome: 'notAsked', detail: 'not asked for' }
      continue
    }
    if (!allowed.includes(profile)) {
      yield { rule, profile, outcome: 'notProven', detail: `needs --${profile}` }
      continue
    }
    try {
      await run(world)
      yield { rule, profile, outcome: 'proven' }
    } catch (error) {
      yield { rule, profile, ...endOf(error, world.lastCall()) }
    }
  }
}

/** The same, once all of it has run. */
export async function runChecks(...asked: Parameters<typeof findingsInTurn>): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const finding of findingsInTurn(...asked)) findings.push(finding)
  return findings
}

/** A refutation says which call was the last: a difference may be between the answers to several. */
function endOf(error: unknown, lastCall: string): Pick<Finding, 'outcome' | 'detail'> {
  if (error instanceof Ended && error.outcome !== 'refuted')
    return { outcome: error.outcome, detail: error.message }
  const seen = error instanceof Ended ? error.message : `the check broke off: ${error}`
  return { outcome: 'refuted', detail: `${seen} (last call: ${lastCall})` }
}
