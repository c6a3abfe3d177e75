import { randomCode } from '../../lib/random-code.ts'

export interface TryKeys {
  /** The Idempotency-Key of a try: as long as no answer came, the same code is the same try. */
  keyFor(code: string): string
  /** An answer came: whatever is typed now is another try. */
  forget(): void
}

/** Keys of what is tried with a code or a PUK. They are never stored, as the code isn't: a reload makes another try. */
export function createTryKeys(): TryKeys {
  let last: { code: string; key: string } | undefined
  return {
    keyFor(code) {
      if (last?.code !== code) last = { code, key: randomCode(26) }
      return last.key
    },
    forget() {
      last = undefined
    },
  }
}
