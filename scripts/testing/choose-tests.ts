import { createHash } from 'node:crypto'

// Why: docs/decisions/0142-a-fifth-of-what-takes-long.md

/** A run without names takes one test in so many. */
const oneIn = 5

/**
 * The tests of a run, of journeys such as `top-up/card.spec.ts › paid (lt)` or of paths: a fifth that the seed chooses, so
 * that a row of commits takes all, and every one of a folder that a changed path has in it: `src/features/top-up/sum.ts`
 * has `top-up`.
 */
export function chooseTests(tests: readonly string[], seed: string, changed: readonly string[]): string[] {
  const touched = new Set(changed.flatMap((path) => path.split('/').slice(0, -1)))
  return tests.filter((test) => {
    const [folder = ''] = test.split('/')
    const number = createHash('sha256').update(`${seed} ${test}`).digest().readUInt32BE()
    return touched.has(folder) || number % oneIn === 0
  })
}
