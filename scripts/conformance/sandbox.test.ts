import { expect, test } from 'vitest'
import {
  createOperator,
  type Operator,
  type OperatorOptions,
} from '../../sandbox/operator/create-operator.ts'
import { type Profile, profiles } from './check.ts'
import { mutations } from './mutations.fixture.ts'
import { reportOf } from './report.ts'
import { checks, runChecks } from './run.ts'
import { providedBy, statesOf } from './states.ts'
import { contractPaths, worldOf } from './world.ts'

const siteOrigin = 'http://127.0.0.1:4321'
const operatorOrigin = 'http://127.0.0.1:4322'

/** What the checks find of a sandbox of their own. */
async function findingsOf(
  allowed: readonly Profile[],
  { alter }: Pick<OperatorOptions, 'alter'> = {},
  only = checks,
) {
  const operator = await createOperator({ siteOrigin, alter })
  const findings = await findingsAbout(operator, allowed, only)
  await operator.close()
  return findings
}

function findingsAbout(operator: Operator, allowed: readonly Profile[], only = checks) {
  const send = async (request: Request) => operator.fetch(request)
  const hooks = providedBy(`${operatorOrigin}/control/provider-states`, send)
  const world = worldOf({ send, operatorOrigin, siteOrigin, covers: () => true }, statesOf(hooks))
  return runChecks(world, allowed, only)
}

test('the sandbox keeps to the contract, in every call', async () => {
  const findings = await findingsOf(profiles)
  expect(findings.filter(({ outcome }) => outcome !== 'proven')).toEqual([])
  expect(reportOf(findings, 'full')).toMatch(/Level full is reached\.$/)
}, 120_000)

test('reading sends no text, begins no payment and orders nothing', async () => {
  const operator = await createOperator({ siteOrigin })
  const count = async (table: 'texts' | 'payments' | 'idempotency' | 'orderedPlans' | 'charges') =>
    (await operator.database.selectFrom(table).selectAll().execute()).length
  const counts = () =>
    Promise.all((['texts', 'payments', 'idempotency', 'orderedPlans', 'charges'] as const).map(count))
  const before = await counts()
  await findingsAbout(operator, ['reading'])
  expect(await counts()).toEqual(before)
  await operator.close()
}, 120_000)

/** As docs/operator/connecting.md has them, step by step. */
test.each([
  'authorization-status',
  'authorization-status,sessions,log,uoga-id,smart-id',
  'graphql',
  'payment,banklink,graphql',
])(
  'of a backend that has only %s nothing else is asked for, and it holds',
  async (only) => {
    const covers = (path: string) => only.split(',').some((part) => path.includes(part))
    const operator = await createOperator({ siteOrigin })
    const asked = new Set<string>()
    const send = async (request: Request) => {
      asked.add(new URL(request.url).pathname)
      return operator.fetch(request)
    }
    const hooks = providedBy(`${operatorOrigin}/control/provider-states`, async (request) =>
      operator.fetch(request),
    )
    const world = worldOf({ send, operatorOrigin, siteOrigin, covers }, statesOf(hooks))
    const findings = await runChecks(world, profiles)
    await operator.close()
    expect([...asked].filter((path) => contractPaths.has(path) && !covers(path))).toEqual([])
    expect(findings.filter(({ outcome }) => outcome === 'refuted')).toEqual([])
    expect(findings.filter(({ outcome }) => outcome === 'proven').length).toBeGreaterThan(5)
  },
  120_000,
)

test.each(mutations)('an operator that $wrong is found out', async ({ foundBy, alter }) => {
  const concerned = checks.filter(({ rule }) => foundBy.test(rule))
  expect(concerned).toHaveLength(1)
  expect(await findingsOf(profiles, { alter }, concerned)).toMatchObject([{ outcome: 'refuted' }])
  expect(await findingsOf(profiles, {}, concerned)).toMatchObject([{ outcome: 'proven' }])
})
