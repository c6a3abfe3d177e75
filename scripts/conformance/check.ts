import type { World } from './world.ts'

/** `reading` changes nothing; `writing` changes the test account and sends texts; `spending` orders and pays. */
export const profiles = ['reading', 'writing', 'spending'] as const
export type Profile = (typeof profiles)[number]

export interface Check {
  /** One sentence that holds, or doesn't. */
  rule: string
  profile: Profile
  /**
   * What it asks for, where that is looked up before a state is brought about: a backend that leaves one of these paths out needs no
   * state for it.
   */
  paths?: readonly string[]
  /** Throws what differs. */
  run(world: World): Promise<void>
}
