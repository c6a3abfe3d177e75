import { atom } from 'nanostores'
import type { PhoneNumber } from '../lib/phone-number.ts'
import { signedInHint } from './signed-in-hint.ts'

/**
 * `unknown`: the hint says signed in, the operator hasn't been asked yet. `unavailable`: the operator's self-service
 * is down, whichever user it is.
 */
export type Session = 'unknown' | 'guest' | 'signedIn' | 'unavailable'

/** Who may be there as far as the hint tells. */
export const hintedSession = (): Session => (signedInHint.read() ? 'unknown' : 'guest')

export const $session = atom<Session>(hintedSession())

/** While it is unavailable the reference of the answer that said so; maintenance has none. */
export const $downReference = atom<string | undefined>()

/** The number that a refused write named: the page shows it, and another one is current. Only loading again ends that. */
export const $changedNumber = atom<PhoneNumber | undefined>()

/** How many changes that this page has sent wait for an answer. */
export const $changes = atom(0)

export interface SessionEnd {
  /** By this browser's clock, UTC milliseconds. */
  at: number
  /** False once it has lasted as long as any session may. */
  isProlongable: boolean
}

/** When the session ends unless it is used, as the operator said last; undefined while no one is signed in. */
export const $sessionEnd = atom<SessionEnd | undefined>()

/** Whether the identity was proven by the strong provider a short time ago; false until the operator says so. */
export const $isStrong = atom(false)
