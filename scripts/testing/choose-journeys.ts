import { createHash } from 'node:crypto'

// Why: docs/decisions/0110-a-third-of-the-journeys.md

/** A run without names walks one journey in so many. */
const oneIn = 3

/**
 * The journeys of a run, of lines such as `top-up/card.spec.ts › paid (lt)`: a third that the seed chooses, so that a row
 * of commits walks all, and every one of a folder that a changed path has in it. `src/features/top-up/sum.ts` has `top-up`.
 */
export function chooseJourneys(
  journeys: readonly string[],
  seed: string,
  changed: readonly string[],
): string[] {
  const touched = new Set(changed.flatMap((path) => path.split('/').slice(0, -1)))
  return journeys.filter((journey) => {
    const [folder = ''] = journey.split('/')
    const number = createHash('sha256').update(`${seed} ${journey}`).digest().readUInt32BE()
    return touched.has(folder) || number % oneIn === 0
  })
}
