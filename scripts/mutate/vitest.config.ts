import { createRequire } from 'node:module'
import { configDefaults, defineConfig } from 'vitest/config'

const { MUTATE_TESTS = 'src/**/*.test.ts' } = process.env

/** The unit tests as mutants meet them: the `node` project of vitest.config.ts without what takes long or needs a browser. */
export default defineConfig({
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    testTimeout: 30_000,
    environment: 'node',
    setupFiles: ['tests/fixtures/property-seed.setup.ts'],
    include: MUTATE_TESTS.split(','),
    // Random runs take minutes for what the tests beside them say in a second.
    exclude: [...configDefaults.exclude, '**/.data/**', '**/*-runs.test.ts', '**/*-model.test.ts'],
  },
})
