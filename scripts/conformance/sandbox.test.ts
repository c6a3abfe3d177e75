import { expect, test } from 'vitest'
import { mutations } from './mutations.fixture.ts'
import { reportOf } from './report.ts'
import { checks } from './run.ts'
import { findingsAbout, findingsOf, sandboxOperator } from './sandbox-findings.ts'
import { contractPaths } from './world.ts'

test('the sandbox keeps to the contract, in every call', async () => {
  const findings = await findingsOf()
  expect(findings.filter(({ outcome }) => outcome !== 'proven')).toEqual([])
  expect(reportOf(findings, 'full')).toMatch(/Level full is reached\.$/)
}, 120_000)

test('reading sends no text, begins no payment and orders nothing', async () => {
  const operator = await sandboxOperator()
  const count = async (table: 'texts' | 'payments' | 'idempotency' | 'charges') =>
    (await operator.database.selectFrom(table).selectAll().execute()).length
  const counts = () => Promise.all((['texts', 'payments', 'idempotency', 'charges'] as const).map(count))
  const before = await counts()
  await findingsAbout(operator, { allowed: ['reading'] })
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
    const operator = await sandboxOperator()
    const asked = new Set<string>()
    const send = async (request: Request) => {
      asked.add(new URL(request.url).pathname)
      return operator.fetch(request)
    }
    const findings = await findingsAbout(operator, { covers, send })
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
  expect(await findingsOf({ alter }, concerned)).toMatchObject([{ outcome: 'refuted' }])
  expect(await findingsOf({}, concerned)).toMatchObject([{ outcome: 'proven' }])
})
