import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import main from '../../playwright.config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run bench:presses`: what tasks cost a person, on the site under test. No part of `npm test`. */
export default defineConfig({
  ...main,
  testDir: '.',
  testMatch: 'presses.ts',
  globalSetup: '../fixtures/limits-off.setup.ts',
  outputDir: '../../test-results',
  webServer: [main.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
  workers: 1,
  reporter: 'list',
})
