import { writeFileSync } from 'node:fs'
import { allEndpoints } from '../src/operator/contract/all-endpoints.ts'
import { apiPath } from '../src/operator/contract/endpoint.ts'
import { readOptions, usage } from './conformance/options.ts'
import { reportOf } from './conformance/report.ts'
import { runChecks } from './conformance/run.ts'
import { providedBy, providedByEnvironment, statesOf } from './conformance/states.ts'
import { worldOf } from './conformance/world.ts'

async function run(): Promise<number> {
  const { operatorOrigin, siteOrigin, covers, allowed, hooks, json } = readOptions(process.argv.slice(2))
  await expectAnybody(operatorOrigin)
  const provide = hooks ? providedBy(hooks, fetch) : providedByEnvironment(process.env)
  const world = worldOf({ send: fetch, operatorOrigin, siteOrigin, covers }, statesOf(provide))
  const findings = await runChecks(world, allowed)
  console.log(reportOf(findings))
  if (json) writeFileSync(json, `${JSON.stringify(findings, null, 2)}\n`)
  return findings.some(({ outcome }) => outcome === 'differs') ? 1 : 0
}

/** Where no one listens, each check would break off, and those that ask for nothing would hold. */
async function expectAnybody(operatorOrigin: string): Promise<void> {
  try {
    await fetch(`${operatorOrigin}${apiPath(allEndpoints.authorizationStatus.path)}`, { redirect: 'manual' })
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : error
    throw new Error(`${operatorOrigin} can't be reached: ${reason}`)
  }
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  return 2
})
