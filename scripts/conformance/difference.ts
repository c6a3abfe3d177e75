/** What an operator does otherwise than the contract says. */
export class Difference extends Error {}

/** A check that couldn't be made, and what it needs: a state that no one brings about. */
export class NotProven extends Error {}

/** A check of what the backend doesn't have yet: `--only` leaves it out. */
export class NotAsked extends Error {}

export function expectThat(holds: boolean, difference: string): asserts holds {
  if (!holds) throw new Difference(difference)
}
