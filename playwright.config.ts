import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser, findWholeBrowser } from './scripts/browser.ts'
import { siteOrigin } from './tests/fixtures/addresses.ts'
import { seedByCommit } from './tests/fixtures/commit-seed.ts'
import { refusedConsent } from './tests/fixtures/consent.ts'
import { siteEnvironment } from './tests/fixtures/site-environment.ts'
import { backForwardCache } from './tests/fixtures/tags.ts'

const { CI, REPORT_FILE } = process.env

// The workers read this file too: they inherit what was found.
process.env.WHOLE_CHROME_PATH ??= findWholeBrowser()
process.env.CHROME_PATH ??= findBrowser()
seedByCommit()

const startedFrom = (executablePath: string | undefined) => ({
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath,
    args: browserFlags(),
    // Visitors have the back-forward cache; Playwright turns it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/fixtures/limits-off.setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(REPORT_FILE),
  // On CI alone; what passes at the second try is listed: a defect to mend, not one that holds back a change.
  retries: CI ? 1 : 0,
  workers: availableParallelism(),
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/look/pictures/{arg}{ext}',
  // A machine that builds and browses at the same time takes its time; what is there is found at once all the same.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['line'],
    ['./tests/fixtures/closing-line.reporter.ts'],
    // `npm test` counts the tests in this file.
    ...(REPORT_FILE ? ([['json', { outputFile: REPORT_FILE }]] as const) : []),
  ],
  use: {
    baseURL: siteOrigin,
    storageState: refusedConsent,
    screenshot: 'only-on-failure',
    // What a worker asks for, no test can hold back or count: tests/offline has it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'shell',
      grepInvert: new RegExp(backForwardCache),
      use: startedFrom(process.env.CHROME_PATH),
    },
    { name: 'whole', grep: new RegExp(backForwardCache), use: startedFrom(process.env.WHOLE_CHROME_PATH) },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    url: siteOrigin,
    env: siteEnvironment,
    reuseExistingServer: !REPORT_FILE,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
