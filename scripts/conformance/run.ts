import type { Check, Profile } from './check.ts'
import { declaring } from './declaring.ts'
import { Difference, Skipped } from './difference.ts'
import { everyAnswer } from './every-answer.ts'
import { ofGraphql } from './graphql-limits.ts'
import { idempotency } from './idempotency.ts'
import { limits } from './limits.ts'
import { logIns } from './log-ins.ts'
import { namedNumber } from './named-number.ts'
import { reading } from './reading.ts'
import { sessions } from './sessions.ts'
import type { World } from './world.ts'
import { writing } from './writing.ts'

export const checks: readonly Check[] = [
  ...everyAnswer,
  ...sessions,
  ...logIns,
  ...reading,
  ...writing,
  ...namedNumber,
  ...declaring,
  ...idempotency,
  ...limits,
  ...ofGraphql,
]

export interface Finding {
  rule: string
  profile: Profile
  outcome: 'holds' | 'differs' | 'skipped'
  /** What differs, or why it was skipped. */
  detail?: string
}

/** Runs what the profiles allow, one after another; the others are skipped. Never throws. */
export async function runChecks(
  world: World,
  allowed: readonly Profile[],
  some: readonly Check[] = checks,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { rule, profile, run } of some) {
    if (!allowed.includes(profile)) {
      findings.push({ rule, profile, outcome: 'skipped', detail: `needs --${profile}` })
      continue
    }
    try {
      await run(world)
      findings.push({ rule, profile, outcome: 'holds' })
    } catch (error) {
      findings.push({ rule, profile, outcome: outcomeOf(error), detail: messageOf(error) })
    }
  }
  return findings
}

const outcomeOf = (error: unknown) => (error instanceof Skipped ? 'skipped' : 'differs')

const messageOf = (error: unknown) =>
  error instanceof Difference || error instanceof Skipped ? error.message : `the check broke off: ${error}`
