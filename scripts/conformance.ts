import { writeFileSync } from 'node:fs'
import { allEndpoints } from '../src/operator/contract/all-endpoints.ts'
import { apiPath } from '../src/operator/contract/endpoint.ts'
import { junitOf } from './conformance/junit.ts'
import { shortcomings } from './conformance/level.ts'
import { readOptions, usage } from './conformance/options.ts'
import { reportOf } from './conformance/report.ts'
import { runChecks } from './conformance/run.ts'
import { providedBy, providedByEnvironment, statesOf } from './conformance/states.ts'
import { worldOf } from './conformance/world.ts'

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  const { operatorOrigin, siteOrigin, covers, allowed, hooks, level, json, junit } = options
  await expectAnybody(operatorOrigin)
  const provide = hooks ? providedBy(hooks, fetch) : providedByEnvironment(process.env)
  const world = worldOf({ send: fetch, operatorOrigin, siteOrigin, covers }, statesOf(provide))
  const findings = await runChecks(world, allowed)
  console.log(reportOf(findings, level))
  if (json) writeFileSync(json, `${JSON.stringify(findings, null, 2)}\n`)
  if (junit) writeFileSync(junit, junitOf(findings))
  return shortcomings(findings, level).length === 0 ? 0 : 1
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
