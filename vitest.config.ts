import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './scripts/browser.ts'
import { seedByCommit } from './tests/fixtures/commit-seed.ts'

const { CI, REPORT_FILE, TESTS_LEFT_OUT = '' } = process.env
const retry = CI ? 1 : 0
seedByCommit()

/** What a fresh start of the modules doesn't put back: a replaced module, a kept connection, classes that fetch answers with. */
const replacesModules = /\bvi\.(?:mock|doMock)\(/
const alone = [
  'content-sync/pull/pull.test.ts',
  'content-sync/sync-content.test.ts',
  'sandbox/contentful/images-api.test.ts',
]
// `npm test` names what it leaves out.
const outside = [
  ...configDefaults.exclude,
  '**/dist*/**',
  '**/.data/**',
  ...TESTS_LEFT_OUT.split(',').filter(Boolean),
]
const apart = globSync('**/*.test.ts', { exclude: outside }).filter(
  (file) => alone.includes(file) || replacesModules.test(readFileSync(file, 'utf8')),
)

/** Tests of rules, stores and servers. */
const node = {
  retry,
  // A machine that builds and browses at the same time takes its time.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  environment: 'node',
  setupFiles: ['tests/fixtures/shared-process.setup.ts', 'tests/fixtures/property-seed.setup.ts'],
}
// As Node itself takes it: graphql-yoga does, and two copies of graphql refuse each other's types.
const resolve = { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } }

export default defineConfig({
  test: {
    // A core that waits for another's answer has work of its own.
    maxWorkers: availableParallelism(),
    // `npm test` counts the tests in this file; a person reads the other.
    reporters: REPORT_FILE ? ['default', ['json', { outputFile: REPORT_FILE }]] : ['default'],
    projects: [
      // Packages are loaded once for all of them, which halves their time; our own modules begin afresh in each file.
      {
        resolve,
        test: {
          ...node,
          name: 'node',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...outside, ...apart],
        },
      },
      { resolve, test: { ...node, name: 'node apart', include: apart, exclude: outside } },
      {
        plugins: [react(), tailwindcss()],
        // Found late, a package makes Vite reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            '@nanostores/react',
            'nanostores',
            'uqr',
            'valibot',
            'yaml',
          ],
        },
        test: {
          name: 'browser',
          retry,
          // As long as an element is waited for; a part that is loaded later takes its time too.
          expect: { poll: { timeout: 15_000 } },
          setupFiles: ['tests/fixtures/empty-storage.setup.ts'],
          include: ['src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserFlags() } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
