import { createHash } from 'node:crypto'

/** The SHA-256 of a text, in hex: what can be compared and not turned back, such as a random token. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
