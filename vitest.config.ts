import { createRequire } from 'node:module'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './scripts/browser.ts'
import { seedByCommit } from './tests/fixtures/commit-seed.ts'

const { CI, REPORT_FILE } = process.env
const retry = CI ? 1 : 0
seedByCommit()

export default defineConfig({
  test: {
    // `npm test` counts the tests in this file; a person reads the other.
    reporters: REPORT_FILE ? ['default', ['json', { outputFile: REPORT_FILE }]] : ['default'],
    projects: [
      {
        // As Node itself takes it: graphql-yoga does, and two copies of graphql refuse each other's types.
        resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
        test: {
          name: 'node',
          retry,
          // A machine that builds and browses at the same time takes its time.
          testTimeout: 30_000,
          environment: 'node',
          setupFiles: ['tests/fixtures/property-seed.setup.ts'],
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/dist*/**', '**/.data/**'],
        },
      },
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
