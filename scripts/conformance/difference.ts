/** What a check that doesn't hold has found. */
export type Unproven = 'refuted' | 'notProven' | 'notAsked'

/** How a check ends that doesn't hold; the message says why. */
export abstract class Ended extends Error {
  abstract readonly outcome: Unproven
}

/** What an operator does otherwise than the contract says. */
export class Difference extends Ended {
  readonly outcome = 'refuted'
}

/** A check that couldn't be made, and what it needs: a state that no one brings about. */
export class NotProven extends Ended {
  readonly outcome = 'notProven'
}

/** A check of what the backend doesn't have yet: `--only` leaves it out. */
export class NotAsked extends Ended {
  readonly outcome = 'notAsked'
}

export function expectThat(holds: boolean, difference: string): asserts holds {
  if (!holds) throw new Difference(difference)
}
