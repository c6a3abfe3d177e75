import { atom } from 'nanostores'
import { stored } from '../lib/storage.ts'

/**
 * `unknown`: the hint says signed in, the operator hasn't been asked yet. `unavailable`: the operator's self-service
 * is down, whoever it is.
 */
export type Session = 'unknown' | 'guest' | 'signedIn' | 'unavailable'

interface SignedInHint {
  signedIn: true
}

const isSignedInHint = (value: unknown): value is SignedInHint =>
  typeof value === 'object' && value !== null && 'signedIn' in value && value.signedIn === true

/** Chooses words and whether the operator is asked at all; it proves nothing. Written when the operator says so. */
export const signedInHint = stored('user-info', isSignedInHint)

/** Who may be there as far as the hint tells. */
export const hintedSession = (): Session => (signedInHint.read() ? 'unknown' : 'guest')

export const $session = atom<Session>(hintedSession())
