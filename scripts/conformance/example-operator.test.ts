import { expect, test } from 'vitest'
import { testOperator } from '../../examples/operator/operator.fixture.ts'
import { type Check, type Profile, profiles } from './check.ts'
import { reportOf } from './report.ts'
import { checks, type Finding, runChecks } from './run.ts'
import { providedBy, statesOf } from './states.ts'
import { worldOf } from './world.ts'

/** What examples/operator serves, as its README calls the suite. */
const served = [
  'uoga-id',
  'logout',
  'authorization-status',
  '/sessions',
  'validate-number',
  'methods-and-cards',
  'payment/card',
  'check-result',
  'plan-prices',
  '/health',
  'graphql',
]

/** What the suite, or some of it, finds of that operator. */
async function findingsOf(allowed: readonly Profile[], some?: readonly Check[]): Promise<Finding[]> {
  const { operator, app } = testOperator()
  operator.now = Date.now
  const { siteOrigin } = operator
  operator.ownOrigin = await app.listen({ port: 0, host: '127.0.0.1' })
  const states = statesOf(providedBy(`${operator.ownOrigin}/conformance-states`, fetch))
  const covers = (path: string) => served.some((part) => path.includes(part))
  const world = worldOf({ send: fetch, operatorOrigin: operator.ownOrigin, siteOrigin, covers }, states)
  const findings = await runChecks(world, allowed, some)
  await app.close()
  return findings
}

test('an operator that was written from the documents reaches level core', async () => {
  const findings = await findingsOf(['reading'])
  expect(findings.filter(({ outcome }) => outcome === 'refuted')).toEqual([])
  expect(reportOf(findings, 'core')).toMatch(/Level core is reached\.$/)
}, 120_000)

test('its log-ins, top-ups and parts end in every way that the contract has', async () => {
  const some = checks.filter(({ rule }) =>
    /^a (top-up that|log-in (that was|that took|by)|part that)/.test(rule),
  )
  const findings = await findingsOf(profiles, some)
  expect(findings).toHaveLength(9)
  expect(findings.filter(({ outcome }) => outcome !== 'proven')).toEqual([])
}, 120_000)

test('what --only leaves out needs no state', async () => {
  const world = worldOf(
    {
      send: async () => Response.json({}),
      operatorOrigin: 'https://x.example',
      siteOrigin: 'https://x.example',
      covers: () => false,
    },
    statesOf(async () => undefined),
  )
  const findings = await runChecks(world, ['reading'])
  expect(findings.filter(({ outcome, profile }) => outcome === 'notProven' && profile === 'reading')).toEqual(
    [],
  )
})
