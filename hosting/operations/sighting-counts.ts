import type { Sighting } from './sighting.ts'

/** A sighting with the release that was served and the minute (UTC milliseconds) of it. */
export interface KeptSighting extends Sighting {
  release: string
  at: number
}

export const countOf = (sightings: readonly Sighting[]): number =>
  sightings.reduce((sum, { count }) => sum + count, 0)

/** The upper end of the range that three quarters of the values are in; undefined where there are none. */
export function p75(sightings: readonly Sighting[]): number | undefined {
  const wanted = countOf(sightings) * 0.75
  let reached = 0
  for (const { value, count } of sightings.toSorted((one, other) => one.value - other.value)) {
    reached += count
    if (reached >= wanted) return value
  }
  return undefined
}
