import { globSync, statSync } from 'node:fs'

/** What of the rooms holds no rule that a unit test could hold, each for its reason. */
const leftOut = [
  /\.(test|fixture)\.ts$/,
  // Lists of keys.
  /\.microcopy\.ts$/,
  // Scripts of public pages: browsers try them.
  /\.element\.ts$/,
  // Loaded by such a script, it changes a page's buttons: `tests/plans/add-to-cart.spec.ts` presses them.
  /\/put-in-cart\.ts$/,
  // Schemas, examples and documents are data; the sandbox and the conformance run hold them.
  /^src\/operator\/contract\//,
  /^src\/operator\/client\/generated\//,
  // A clock for tests.
  /manual-clock\.ts$/,
]

/** The files below these paths whose rules are mutated. */
export const mutatedFiles = (paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => (statSync(path).isDirectory() ? globSync(`${path}/**/*.ts`) : [path]))
    .filter((file) => !leftOut.some((kind) => kind.test(file)))
    .sort()
