/**
 * After each install, under whatever Node runs npm: where a host builds the site (CI, Netlify) and has a Node 24 itself,
 * that one serves, so the link to the one from the lockfile goes. docs/decisions/0038-node-per-platform.md
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter } from 'node:path'

const link = 'node_modules/.bin/node'
// npm puts these folders in front of the host's own.
const ofPackages = /node_modules[\\/]\.bin[\\/]?$/
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !ofPackages.test(folder))
  .join(delimiter)
const version =
  spawnSync('node', ['--version'], { env: { ...process.env, PATH }, encoding: 'utf8' }).stdout ?? ''
const serves = version.startsWith('v24.')
const builds = process.env.CI === 'true' || process.env.NETLIFY === 'true'

// Windows can't end a .cmd that is gone, and this one runs by it: there the lockfile's Node stays.
if (builds && serves && process.platform !== 'win32') rmSync(link, { force: true })
else if (!serves && !existsSync(link)) {
  console.error(
    `The lockfile brings no Node for ${process.platform} ${process.arch}: put a Node 24 on the PATH.`,
  )
}
