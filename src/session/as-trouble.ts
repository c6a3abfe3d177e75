import type { Trouble } from '../operator/client/outcome.ts'
import type { Failed } from './loaded.ts'

/** Where nothing may be refused a refusal is as strange as a malformed answer. */
export const asTrouble = (failed: Failed): Trouble =>
  failed.kind === 'failure' ? { kind: 'unknown', reason: 'refused', reference: failed.reference } : failed
