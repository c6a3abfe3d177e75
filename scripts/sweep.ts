/**
 * `npm run sweep`: everything in full. Every journey in every language, width and scheme, every random run, and the unit
 * tests with all of theirs. What has passed is kept in .data, so that a sweep which was broken off or met a failure goes
 * on where it was; `npm run sweep -- --fresh` begins again, paths walk only the journeys there.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { optionsOfCommand } from './testing/options.ts'

const done = '.data/sweep.txt'
const unitsDone = 'unit and component tests'

mkdirSync('.data', { recursive: true })
const isFresh = process.argv.includes('--fresh')
process.argv = process.argv.filter((argument) => argument !== '--fresh')
const { seed, shard, paths } = optionsOfCommand()
if (isFresh) rmSync(done, { force: true })
writeFileSync(done, '', { flag: 'a' })

const passed = readFileSync(done, 'utf8').split('\n').filter(Boolean)
if (passed.length > 0)
  console.log(`${passed.length} passed before and are left out; --fresh runs them again.`)

const environment = {
  ...process.env,
  MATRIX: 'full',
  DONE_LIST: done,
  ...(seed ? { MATRIX_SEED: seed } : {}),
}
const part = shard ? [`--shard=${shard}`] : []
const run = (command: string, args: string[]) =>
  spawnSync(command, [...args, ...part], { stdio: 'inherit', env: environment }).status === 0

let hasPassed = true
if (paths.length === 0 && !passed.includes(unitsDone)) {
  hasPassed = run('vitest', ['run'])
  if (hasPassed) writeFileSync(done, `${unitsDone}\n`, { flag: 'a' })
}
const listed = [
  '--pass-with-no-tests',
  '--test-list-invert',
  done,
  '--add-reporter',
  './tests/fixtures/done-list.reporter.ts',
]
hasPassed = run('playwright', ['test', ...listed, ...paths]) && hasPassed

if (hasPassed && paths.length === 0 && !shard) rmSync(done)
process.exitCode = hasPassed ? 0 : 1
