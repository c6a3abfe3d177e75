import { stored } from '../lib/storage.ts'

interface SignedInHint {
  signedIn: true
  /** The line of the current number, where it has a theme of its own. */
  line?: 'extra'
}

const isSignedInHint = (value: unknown): value is SignedInHint =>
  typeof value === 'object' &&
  value !== null &&
  'signedIn' in value &&
  value.signedIn === true &&
  (!('line' in value) || value.line === 'extra')

/** Chooses words and whether the operator is asked at all; it proves nothing. Written when the operator says so. */
export const signedInHint = stored('user-info', isSignedInHint)

/** Says so at the root, by which styles choose the words: a page's first paint has it from a script in its head. */
export function reflectHint(): void {
  // Stores are tried without a page, too.
  globalThis.document?.documentElement.toggleAttribute('data-hint', signedInHint.read() !== undefined)
}
