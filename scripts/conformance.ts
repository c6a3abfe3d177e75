import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Profile, profiles } from './conformance/check.ts'
import { reportOf } from './conformance/report.ts'
import { runChecks } from './conformance/run.ts'
import { providedBy, providedByEnvironment, statesOf } from './conformance/states.ts'
import { worldOf } from './conformance/world.ts'

const usage = `npm run conformance -- --target URL
  --site URL     the site's origin, from which a POST comes; the target's own where it is left out
  --only PATHS   parts of paths, such as graphql,payment: the rest isn't asked for
  --hooks URL    brings about what can't be forced from outside: docs/operator/connecting.md
  --writing      changes the test account and sends texts
  --spending     orders and pays
  --json FILE    writes the findings`

const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    site: { type: 'string' },
    only: { type: 'string', default: '' },
    hooks: { type: 'string' },
    writing: { type: 'boolean', default: false },
    spending: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

async function run(): Promise<number> {
  const { target, site, hooks, json } = values
  if (!target || !URL.canParse(target)) {
    console.error(usage)
    return 2
  }
  const operatorOrigin = new URL(target).origin
  const provide = hooks ? providedBy(hooks, fetch) : providedByEnvironment(process.env)
  const parts = values.only.split(',')
  const covers = (path: string) => parts.some((part) => path.includes(part))
  const siteOrigin = site ?? operatorOrigin
  const world = worldOf({ send: fetch, operatorOrigin, siteOrigin, covers }, statesOf(provide))
  const allowed = profiles.filter((profile: Profile) => profile === 'reading' || values[profile])
  const findings = await runChecks(world, allowed)
  console.log(reportOf(findings))
  if (json) writeFileSync(json, `${JSON.stringify(findings, null, 2)}\n`)
  return findings.some(({ outcome }) => outcome === 'differs') ? 1 : 0
}

process.exitCode = await run()
