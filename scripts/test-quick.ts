/**
 * `npm run test:quick`, while one works: the static checks, and the unit and component tests that the change touches. The
 * change is what isn't committed yet; where everything is, the last commit.
 */
import { spawnSync } from 'node:child_process'
import { closingLine } from './testing/report.ts'
import { runLanes } from './testing/run-lanes.ts'

const { stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
const base = stdout?.trim() ? 'HEAD' : 'HEAD~1'

const counts = await runLanes([
  [
    { script: 'check:style' },
    { script: 'check:imports' },
    { script: 'check:unused' },
    { script: 'check:types:quick' },
  ],
  [{ script: 'test:unit', args: ['--changed', base, '--passWithNoTests'] }],
])

console.log(closingLine(counts))
process.exitCode = counts.every(({ failed }) => failed === 0) ? 0 : 1
