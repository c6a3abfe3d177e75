/** Crockford's base 32: no letter can be taken for a digit when a code is read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An unguessable code, five bits a character. */
export const randomCode = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % 32]).join('')
