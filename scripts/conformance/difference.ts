/** What an operator does otherwise than the contract says. */
export class Difference extends Error {}

/** A state that a check needs and no one can bring about. */
export class Skipped extends Error {}

export function expectThat(holds: boolean, difference: string): asserts holds {
  if (!holds) throw new Difference(difference)
}
