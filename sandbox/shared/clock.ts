/** The sandbox's time, UTC milliseconds, by which the operator and its providers go. */
export interface Clock {
  now(): number
}
