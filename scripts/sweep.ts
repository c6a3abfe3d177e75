/**
 * Every journey on every page in every language and width: `npm run sweep`. What has passed is kept in .data, so a
 * sweep that was broken off or met a failure goes on where it was; `npm run sweep -- --fresh` begins anew.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const done = '.data/sweep.txt'

mkdirSync('.data', { recursive: true })
if (process.argv.includes('--fresh')) rmSync(done, { force: true })
writeFileSync(done, '', { flag: 'a' })

const count = readFileSync(done, 'utf8').split('\n').filter(Boolean).length
if (count > 0) console.log(`${count} tests passed before and are left out; --fresh runs them again.`)

const { status } = spawnSync(
  'playwright',
  ['test', '--test-list-invert', done, '--add-reporter', './tests/fixtures/done-list.reporter.ts'],
  { stdio: 'inherit', env: { ...process.env, CI: 'true', MATRIX: 'full', DONE_LIST: done } },
)

if (status === 0) rmSync(done)
process.exitCode = status ?? 1
