import type { Check, Profile } from './check.ts'
import { declaring } from './declaring.ts'
import { Ended, type Unproven } from './difference.ts'
import { everyAnswer } from './every-answer.ts'
import { ofGraphql } from './graphql-limits.ts'
import { idempotency } from './idempotency.ts'
import { limits } from './limits.ts'
import { logIns } from './log-ins.ts'
import { namedNumber } from './named-number.ts'
import { ownData } from './own-data.ts'
import { readBack } from './read-back.ts'
import { reading } from './reading.ts'
import { sessions } from './sessions.ts'
import type { World } from './world.ts'
import { writing } from './writing.ts'

export const checks: readonly Check[] = [
  ...everyAnswer,
  ...sessions,
  ...logIns,
  ...reading,
  ...ownData,
  ...writing,
  ...readBack,
  ...namedNumber,
  ...declaring,
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
export async function runChecks(
  world: World,
  allowed: readonly Profile[],
  some: readonly Check[] = checks,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { rule, profile, paths = [], run } of some) {
    if (!paths.every(world.covers)) {
      findings.push({ rule, profile, outcome: 'notAsked', detail: 'not asked for' })
      continue
    }
    if (!allowed.includes(profile)) {
      findings.push({ rule, profile, outcome: 'notProven', detail: `needs --${profile}` })
      continue
    }
    try {
      await run(world)
      findings.push({ rule, profile, outcome: 'proven' })
    } catch (error) {
      findings.push({ rule, profile, ...endOf(error) })
    }
  }
  return findings
}

const endOf = (error: unknown): Pick<Finding, 'outcome' | 'detail'> =>
  error instanceof Ended
    ? { outcome: error.outcome, detail: error.message }
    : { outcome: 'refuted', detail: `the check broke off: ${error}` }
