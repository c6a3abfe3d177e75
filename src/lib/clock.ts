/** Time as code asks for it, so that a test can move it. Instants are UTC milliseconds. */
export interface Clock {
  now(): number
  /** Runs once after so many milliseconds; what is returned cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
