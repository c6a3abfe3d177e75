/** Events that are `free` within `window`; then each waits for the last, twice as long each time. Milliseconds. */
export interface GrowingPause {
  free: number
  first: number
  longest: number
  window: number
}

/** How long after the last of `count` events the next one waits, in milliseconds. */
export const pauseAfter = (count: number, { free, first, longest }: GrowingPause): number =>
  count < free ? 0 : Math.min(longest, first * 2 ** (count - free))
