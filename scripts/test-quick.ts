/**
 * `npm run test:quick`, while one works: the static checks, and the unit and component tests that the change touches. The
 * change is what isn't committed yet; where everything is, the last commit. Words of the content are read by a test that
 * imports none of them: it runs where one of its files has changed.
 */
import { spawnSync } from 'node:child_process'
import { closingLine } from './testing/report.ts'
import { runLanes } from './testing/run-lanes.ts'

const { stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
const base = stdout?.trim() ? 'HEAD' : 'HEAD~1'

const { stdout: changed } = spawnSync('git', ['diff', '--name-only', base, '--', 'content-sync/space'], {
  encoding: 'utf8',
})
const words = changed?.trim() ? [{ script: 'test:unit', args: ['scripts/words.test.ts'] }] : []

const counts = await runLanes([
  [
    { script: 'check:style' },
    { script: 'check:imports' },
    { script: 'check:unused' },
    { script: 'check:types:quick' },
  ],
  [...words, { script: 'test:unit', args: ['--changed', base, '--passWithNoTests'] }],
])

console.log(closingLine(counts))
process.exitCode = counts.every(({ failed }) => failed === 0) ? 0 : 1
