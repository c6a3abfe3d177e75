import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import type { Failed } from '../../session/loaded.ts'
import type { IdentityProblem, KnownNumber, Person } from './registration.ts'

export type NotAnswered = { kind: 'failed'; failed: Failed }
export type Told = { kind: 'told'; told: LinkOutcome; attemptsLeft: number | null }

export type NumberProblem =
  | { kind: 'missing' | 'invalid' }
  /** The operator knows nothing of the declaration any more: it begins again. */
  | { kind: 'gone' }
  | Told
  | NotAnswered
/** `number`: after a reload it has to be typed again, and wasn't. */
export type CodeProblem = { kind: 'missing' | 'number' } | Told | NotAnswered
export type PukProblem = { kind: 'missing' | 'malformed' | 'wrong' } | NotAnswered

export interface NumberStep {
  name: 'number'
  isAsking: boolean
  problem?: NumberProblem
  /** What was reported passes then, UTC milliseconds. */
  restrictedUntil?: number | null
}
export interface CodeStep {
  name: 'code'
  phoneNumber: KnownNumber
  /** A code was on its way already, and no second one was sent. */
  isDelayed: boolean
  /** Another text may be sent from then on, UTC milliseconds; null at once. */
  restrictedUntil: number | null
  busy?: 'verifying' | 'resending' | undefined
  problem?: CodeProblem | undefined
}
export interface PukStep {
  name: 'puk'
  declarationId: string
  phoneNumber: KnownNumber
  /** Null while the operator hasn't said. */
  attemptsLeft: number | null
  isAsking: boolean
  problem?: PukProblem | undefined
}
export interface IdentityStep {
  name: 'identity'
  declarationId: string
  isAsking: boolean
  problem?: IdentityProblem | undefined
  failed?: Failed | undefined
}
export interface DataStep {
  name: 'data'
  declarationId: string
  person: Person
  isAsking: boolean
  problem?: { kind: 'terms' } | NotAnswered | undefined
}

/** What the page shows of the flow. */
export type Screen =
  | { name: 'loading' }
  | NumberStep
  | CodeStep
  /** The number works: to log in with it is the proof, and all that there is to do. */
  | { name: 'logIn'; phoneNumber: PhoneNumber }
  | PukStep
  /** No PUK is taken before then, UTC milliseconds; null where no one says when. */
  | { name: 'pukLimit'; restrictedUntil: number | null }
  /** Only a strong log-in will do; it leads back here. */
  | { name: 'strong' }
  | IdentityStep
  /** The provider looks at the pictures. */
  | { name: 'checking' }
  | DataStep
  | { name: 'activating' }
  | { name: 'linked'; phoneNumber: PhoneNumber }
  /** How far it is could not be learnt. */
  | { name: 'failed'; failed: Failed }
  /** To another page. */
  | { name: 'leaving' }

/** Where the flow begins. */
export const emptyNumber: NumberStep = { name: 'number', isAsking: false }
