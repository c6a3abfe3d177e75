/**
 * `npm run mutate`: changes the rules and stores one place at a time and sees whether a test notices; what it found is in
 * docs/mutation.md. `-- src/lib` mutates one room, against the tests beside it. It gates nothing.
 */
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { mutatedFiles } from './mutate/mutated-files.ts'
import { pathsOfCommand } from './mutate/options.ts'

const paths = pathsOfCommand()
const name = paths.length === 1 ? paths.join().replaceAll('/', '-') : 'all'
// A test of a feature reaches half of the site: against all tests a room would take hours.
process.env.MUTATE_TESTS ??= paths
  .map((path) => path.replace(/\/[^/]+\.ts$/, ''))
  .map((folder) => `${folder}/**/*.test.ts`)
  .join()
process.env.PROPERTY_RUNS ??= '25'

await new Stryker({
  mutate: mutatedFiles(paths),
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.data/mutate/${name}.incremental.json`,
  concurrency: 2,
  mutator: {
    // Words, not rules: a test that repeats them holds nothing.
    excludedMutations: ['StringLiteral'],
  },
  // Vitest strips the types without reading them.
  disableTypeChecks: false,
  tempDirName: '.data/mutate/sandbox',
  ignorePatterns: ['.data', 'dist*', 'test-results', 'playwright-report', 'docs'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.data/mutate/${name}.json` },
  htmlReporter: { fileName: `.data/mutate/${name}.html` },
  thresholds: { high: 95, low: 85, break: 85 },
}).runMutationTest()
