import type { World } from './world.ts'

/** `reading` changes nothing; `writing` changes the test account and sends texts; `spending` orders and pays. */
export const profiles = ['reading', 'writing', 'spending'] as const
export type Profile = (typeof profiles)[number]

export interface Check {
  /** One sentence that holds, or doesn't. */
  rule: string
  profile: Profile
  /** Throws what differs. */
  run(world: World): Promise<void>
}

/** What an operator does otherwise than the contract says. */
export class Difference extends Error {}

/** A state that a check needs and nobody can bring about. */
export class Skipped extends Error {}

export function expectThat(holds: boolean, difference: string): asserts holds {
  if (!holds) throw new Difference(difference)
}
