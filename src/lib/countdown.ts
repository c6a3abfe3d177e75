/** Whole seconds until an instant, the one that has begun among them; 0 when it has come. Times are UTC milliseconds. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000))

/** Seconds as a watch shows them: `0:09`. */
export const watchTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
