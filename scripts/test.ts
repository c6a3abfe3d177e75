/**
 * `npm test`: everything that decides whether a change may go live, with a sample of the matrix that the commit chooses.
 * `npm test -- --seed word` tries another sample, `--shard 1/3` a part, paths only what is named.
 */
import { rmSync } from 'node:fs'
import { siteEnvironment } from '../tests/fixtures/site-environment.ts'
import { optionsOfCommand } from './testing/options.ts'
import { closingLine } from './testing/report.ts'
import { runLanes } from './testing/run-lanes.ts'

const { seed, shard, paths } = optionsOfCommand()
if (seed) process.env.MATRIX_SEED = seed

// What an earlier run left behind must not decide this one.
rmSync('.data/test', { recursive: true, force: true })

const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path) || !path.startsWith('tests')
const part = shard ? [`--shard=${shard}`] : []
const journeys = { script: 'test:journeys', args: [...part, ...paths.filter((path) => !isUnitTest(path))] }
const units = { script: 'test:unit', args: [...part, ...paths.filter(isUnitTest)] }
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
if (hasPassed() && (paths.length === 0 || paths.some((path) => !isUnitTest(path))))
  counts.push(...(await runLanes([[journeys]])))

console.log(closingLine(counts))
process.exitCode = hasPassed() ? 0 : 1
