/**
 * `npm test`: everything that decides whether a change may go live, with a sample of what takes long and of the matrix
 * that the commit chooses. `npm test -- --seed word` tries another sample, `--shard 1/3` a part of it, paths all of what is named.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { seedByCommit } from '../tests/fixtures/commit-seed.ts'
import { siteEnvironment } from '../tests/fixtures/site-environment.ts'
import { chooseTests } from './testing/choose-tests.ts'
import { optionsOfCommand } from './testing/options.ts'
import { closingLine } from './testing/report.ts'
import { runLanes } from './testing/run-lanes.ts'

const { seed, shard, paths } = optionsOfCommand()
if (seed) process.env.MATRIX_SEED = seed
seedByCommit()

// What an earlier run left behind must not decide this one.
rmSync('.data/test', { recursive: true, force: true })

const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path) || !path.startsWith('tests')
const part = shard ? [`--shard=${shard}`] : []
const journeyPaths = paths.filter((path) => !isUnitTest(path))
const units = {
  script: 'test:unit',
  args: [...part, ...paths.filter(isUnitTest)],
  environment: { TESTS_LEFT_OUT: paths.length === 0 ? leftOut().join() : '' },
}
const site = { script: 'build', environment: siteEnvironment }

// The site is built while the unit tests run: neither keeps two cores busy alone.
const counts =
  paths.length === 0
    ? await runLanes([
        [
          ...['check:lockfile', 'check:style', 'check:imports', 'check:unused'].map((script) => ({ script })),
          site,
          { script: 'check:types' },
        ],
        [units],
      ])
    : await runLanes(paths.some(isUnitTest) ? [[units]] : [])
const hasPassed = () => counts.every(({ failed }) => failed === 0)
if (hasPassed() && (paths.length === 0 || journeyPaths.length > 0)) {
  const args = [...part, ...(paths.length === 0 ? ['--test-list', listOfRun()] : journeyPaths)]
  counts.push(...(await runLanes([[{ script: 'test:journeys', args }]])))
}

console.log(closingLine(counts))
process.exitCode = hasPassed() ? 0 : 1

/** The paths of tests of a whole site, space or package which this run doesn't choose. */
function leftOut(): string[] {
  const all = globSync('*/**/*.whole.test.ts', { exclude: ['**/node_modules/**'] })
  const chosen = chosenOf(all)
  console.log(`tests of a whole site, space or package: ${chosen.length} of ${all.length}`)
  return all.filter((path) => !chosen.includes(path))
}

/** What the commit chooses, and what it touches. */
function chosenOf(tests: readonly string[]): string[] {
  // What isn't committed yet, and the last commit; a clone without history has none.
  const { stdout } = spawnSync('git', ['diff', '--name-only', 'HEAD~1'], { encoding: 'utf8' })
  return chooseTests(tests, process.env.MATRIX_SEED ?? '', (stdout ?? '').split('\n'))
}

/** Writes a file with the journeys of this run, and returns its path. */
function listOfRun(): string {
  const list = '.data/journeys.txt'
  const listing = ['test', '--list', '--reporter', './tests/fixtures/journey-list.reporter.ts']
  const { status, stderr } = spawnSync('playwright', listing, {
    env: { ...process.env, JOURNEY_LIST: list },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The journeys can’t be listed: ${stderr}`)
  const all = readFileSync(list, 'utf8').split('\n')
  const chosen = chosenOf(all)
  console.log(`journeys: ${chosen.length} of ${all.length}, chosen by the commit and by what it touches`)
  writeFileSync(list, chosen.join('\n'))
  return list
}
