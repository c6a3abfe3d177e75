import { randomCode } from '../../lib/random-code.ts'

export interface TryKeys {
  /** The Idempotency-Key of a try: as long as no answer came, the same code, or the same request as text, is the same try. */
  keyFor(tried: string): string
  /** An answer came: whatever is typed now is another try. */
  forget(): void
}

/** Keys of what is tried with a code, a PUK or a challenge. They are never stored, as these aren't: a reload makes another try. */
export function createTryKeys(): TryKeys {
  let last: { tried: string; key: string } | undefined
  return {
    keyFor(tried) {
      if (last?.tried !== tried) last = { tried, key: randomCode(26) }
      return last.key
    },
    forget() {
      last = undefined
    },
  }
}
