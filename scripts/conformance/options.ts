import { parseArgs } from 'node:util'
import { type Profile, profiles } from './check.ts'
import { type Level, levels } from './level.ts'
import { contractPaths } from './world.ts'

export const usage = `npm run conformance -- --target URL      of the contract's package: npx uoga-conformance --target URL
  --site URL     the site's origin, from which a POST comes; the target's own where it is left out
  --only PATHS   parts of paths, such as graphql,payment: the rest isn't asked for
  --hooks URL    brings about what can't be forced from outside: docs/operator/connecting.md
  --writing      changes the test account and sends texts
  --spending     orders and pays
  --level LEVEL  core, where it is left out: what can be read is proven; full: everything is, with --writing and --spending
  --json FILE    writes the findings
  --junit FILE   writes them as JUnit's XML`

interface Options {
  operatorOrigin: string
  siteOrigin: string
  covers: (path: string) => boolean
  allowed: Profile[]
  hooks: string | undefined
  level: Level
  json: string | undefined
  junit: string | undefined
}

const options = {
  target: { type: 'string', default: '' },
  site: { type: 'string' },
  only: { type: 'string', default: '' },
  hooks: { type: 'string' },
  writing: { type: 'boolean', default: false },
  spending: { type: 'boolean', default: false },
  level: { type: 'string', default: 'core' },
  json: { type: 'string' },
  junit: { type: 'string' },
} as const

/** What the command was called with; throws an Error that says what is wrong with it. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({ args, options })
  const { target, site = target, only, hooks, json, junit } = values
  const level = levels.find((one) => one === values.level)
  if (!level) throw new Error(`--level must be core or full, not “${values.level}”`)
  const parts = only.split(',').map((part) => part.trim())
  for (const part of parts)
    if (![...contractPaths].some((path) => path.includes(part)))
      throw new Error(`--only: no path of the contract has “${part}” in it`)
  return {
    operatorOrigin: webAddress('--target', target).origin,
    siteOrigin: webAddress('--site', site).origin,
    covers: (path) => parts.some((part) => path.includes(part)),
    allowed: profiles.filter((profile) => profile === 'reading' || values[profile]),
    hooks: hooks && webAddress('--hooks', hooks).href,
    level,
    json,
    junit,
  }
}

function webAddress(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`${name} must be an address such as https://your.backend, not “${text}”`)
}
