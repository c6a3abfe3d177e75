/** `npm run release list|check|rollback|resume|publish`: releases of one machine, or of Netlify where its variables are set. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Environment } from '../hosting/environment.ts'
import { heldRelease, holdRelease, letGoOfRelease } from '../hosting/held-release.ts'
import { keptReleases, releaseBefore, restoreRelease } from '../hosting/kept-releases.ts'
import { netlifyReleases, publishDeploy, rollBackTo, unlock } from '../hosting/netlify-releases.ts'
import { proveFolder } from '../hosting/prove-folder.ts'
import { smoke, smokeProblems } from '../hosting/smoke.ts'
import { checkEnvironment } from './check-environment.ts'

const usage = `npm run release list                     what can be served again, the newest first
npm run release check [-- --origin URL]  the smoke test of a served site, this machine's by default
npm run release rollback [name]          back to the release before, or to the named one, and stay there
npm run release resume                   let what is built and published go live again
npm run release publish [id]             on Netlify: publish the newest deploy, once it passes the smoke test`

const root = process.cwd()

async function main(environment: Environment): Promise<string[]> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string' }, site: { type: 'string' }, json: { type: 'boolean' } },
  })
  const [command, name] = positionals
  if (command === 'check') {
    const origin = values.origin ?? `http://127.0.0.1:${environment.ports.site}`
    const siteOrigin = values.site ?? (values.origin === undefined ? environment.siteOrigin : values.origin)
    const checks = await smoke({ origin, siteOrigin, functions: true })
    const problems = smokeProblems(checks)
    if (values.json)
      console.log(JSON.stringify({ origin, passed: problems.length === 0, checks }, undefined, 2))
    else if (problems.length === 0) console.log(`${origin}: all of ${checks.length} checks hold`)
    return problems
  }
  if (command === undefined || !['list', 'rollback', 'resume', 'publish'].includes(command)) return [usage]
  return environment.netlifySite
    ? onNetlify(environment.netlifySite, command, name)
    : onThisMachine(environment, command, name)
}

async function onThisMachine({ dataFolder, siteOrigin }: Environment, command: string, name?: string) {
  const releases = await keptReleases(root)
  switch (command) {
    case 'list': {
      const held = await heldRelease(dataFolder)
      for (const { isCurrent, name, version, commit, contentRevision, notes } of releases)
        console.log(
          [isCurrent ? '*' : ' ', name, `v${version}`, commit, `content ${contentRevision}`, notes].join(' '),
        )
      if (held !== undefined) console.log(`held: ${held}`)
      return releases.length > 0 ? [] : ['No release is kept: the next build is the first.']
    }
    case 'rollback': {
      const target = name === undefined ? releaseBefore(releases) : releases.find((one) => one.name === name)
      if (!target)
        return [name === undefined ? 'There is no release before this one.' : `No release "${name}" is kept.`]
      // Held first: what is being built meanwhile finds it so, and stays where it is.
      await holdRelease(dataFolder, target.name)
      const problems = await restoreRelease(root, target.name, (folder) =>
        proveFolder({ folder, siteOrigin, configFile: join(root, 'netlify.toml') }),
      )
      if (problems.length > 0) await letGoOfRelease(dataFolder)
      else console.log(`live: ${target.name}. It is held until "npm run release resume".`)
      return problems
    }
    case 'resume':
      await letGoOfRelease(dataFolder)
      console.log('What is built and published goes live again.')
      return []
    default:
      return ['On one machine "npm run build" publishes.']
  }
}

async function onNetlify(site: NonNullable<Environment['netlifySite']>, command: string, id?: string) {
  const releases = await netlifyReleases(site)
  const current = releases.findIndex(({ isCurrent }) => isCurrent)
  switch (command) {
    case 'list':
      for (const { isCurrent, id, madeAt, commit, notes } of releases)
        console.log([isCurrent ? '*' : ' ', id, madeAt, commit, notes].join(' '))
      return []
    case 'rollback': {
      const target = id === undefined ? releases[current + 1] : releases.find((one) => one.id === id)
      if (!target) return ['There is no such deploy to go back to.']
      await rollBackTo(site, target.id)
      console.log(`live: ${target.id} of ${target.madeAt}. It is locked until "npm run release resume".`)
      return []
    }
    case 'resume': {
      const locked = releases[current]
      if (!locked) return ['No deploy is published.']
      await unlock(site, locked.id)
      console.log('What is built is published again.')
      return []
    }
    default: {
      const target = id === undefined ? releases[0] : releases.find((one) => one.id === id)
      if (!target) return ['There is no such deploy to publish.']
      const problems = await publishDeploy(site, target)
      if (problems.length === 0) console.log(`live: ${target.id} of ${target.madeAt}`)
      return problems
    }
  }
}

const environment = checkEnvironment()
const problems = environment ? await main(environment) : []
for (const problem of problems) console.error(problem)
if (!environment || problems.length > 0) process.exitCode = 1
