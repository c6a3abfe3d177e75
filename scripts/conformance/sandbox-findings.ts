import {
  createOperator,
  type Operator,
  type OperatorOptions,
} from '../../sandbox/operator/create-operator.ts'
import { type Check, type Profile, profiles } from './check.ts'
import { checks, type Finding, findingsInTurn, runChecks } from './run.ts'
import { providedBy, statesOf } from './states.ts'
import { type World, worldOf } from './world.ts'

const siteOrigin = 'http://127.0.0.1:4321'
const operatorOrigin = 'http://127.0.0.1:4322'

/** A sandbox for the suite to ask, in this process. */
export const sandboxOperator = (options: Pick<OperatorOptions, 'alter'> = {}): Promise<Operator> =>
  createOperator({ siteOrigin, ...options })

interface Scope {
  allowed?: readonly Profile[]
  only?: readonly Check[]
  covers?: (path: string) => boolean
  send?: (request: Request) => Promise<Response>
}

/** What the suite, or some of it, finds of a sandbox. `send` is between the two. */
export const findingsAbout = (
  operator: Operator,
  { allowed = profiles, only = checks, ...scope }: Scope = {},
): Promise<Finding[]> => runChecks(worldAbout(operator, scope), allowed, only)

/** What the suite, or some of it, finds of a sandbox of its own that is changed in this way. */
export async function findingsOf(
  options: Pick<OperatorOptions, 'alter'> = {},
  only = checks,
): Promise<Finding[]> {
  const operator = await sandboxOperator(options)
  const findings = await findingsAbout(operator, { only })
  await operator.close()
  return findings
}

/** The first rule of some that refutes a sandbox of its own that is changed in this way; undefined where none does. */
export async function firstRefutation(
  options: Pick<OperatorOptions, 'alter'>,
  some: readonly Check[] = checks,
): Promise<Finding | undefined> {
  for await (const finding of findingsInTurnOf(options, some))
    if (finding.outcome === 'refuted') return finding
  return undefined
}

/** What the suite, or some of it, finds of a sandbox of its own that is changed in this way, one rule after another. */
export async function* findingsInTurnOf(
  options: Pick<OperatorOptions, 'alter'>,
  some: readonly Check[] = checks,
): AsyncGenerator<Finding> {
  const operator = await sandboxOperator(options)
  try {
    yield* findingsInTurn(worldAbout(operator), profiles, some)
  } finally {
    await operator.close()
  }
}

function worldAbout(
  operator: Operator,
  { covers = () => true, send = async (request) => operator.fetch(request) }: Scope = {},
): World {
  const hooks = providedBy(`${operatorOrigin}/control/provider-states`, async (request) =>
    operator.fetch(request),
  )
  return worldOf({ send, operatorOrigin, siteOrigin, covers }, statesOf(hooks))
}
