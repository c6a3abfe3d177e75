import { randomCode } from '../../src/lib/random-code.ts'

/** A new unguessable reference that can be read out: `7F3K-92QX-…`. */
export const newReference = (): string => randomCode(16).replace(/(.{4})(?=.)/g, '$1-')
