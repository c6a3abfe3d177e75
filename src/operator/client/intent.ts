import { type Clock, systemClock } from '../../lib/clock.ts'
import { randomCode } from '../../lib/random-code.ts'
import { type StorageKey, stored } from '../../lib/storage.ts'

interface Saved {
  idempotencyKey: string
  /** Tells whether the request is still the same one. Not the request: a phone number stays under its own key. */
  fingerprint: string
  /** UTC milliseconds. */
  madeAt: number
  /** What the operator called it, once it answered. */
  reference?: string
}

/** By then the operator has long settled it one way or the other: the same request is a new wish, such as next month's. */
const lifetime = 24 * 60 * 60 * 1000

export interface Intent {
  /**
   * The Idempotency-Key for this request: the saved one as long as the request stays the same, for a day, through a
   * second press, a reload, a lost answer and in another tab; else a new one, saved before it is given out.
   */
  keyFor(request: object): string
  /** Whether this very request was sent and no answer to it is known. */
  isOpen(request: object): boolean
  /** Whether this very request was begun, and its outcome is not known to the person yet. */
  isBegun(request: object): boolean
  /** What the operator called the request with the saved key; undefined before it answered. */
  reference(): string | undefined
  /** Notes what the operator called it, unless another tab has begun another request meanwhile. */
  remember(idempotencyKey: string, reference: string): void
  /** The operator refused it (`isRefusal`), so nothing was begun: the same request may meet another answer with a new key. */
  forget(idempotencyKey: string): void
  /**
   * The outcome is final and known to the person: what is asked next is another thing. True where this browser began it
   * and hears of its end for the first time.
   */
  settle(reference: string): boolean
}

/** One thing that a person wants done once: a payment, an order. */
export function intentUnder(storageKey: StorageKey, clock: Pick<Clock, 'now'> = systemClock): Intent {
  const storage = stored(storageKey, isSaved)

  function read(): Saved | undefined {
    const saved = storage.read()
    return saved && clock.now() - saved.madeAt <= lifetime ? saved : undefined
  }

  return {
    keyFor(request) {
      const fingerprint = fingerprintOf(request)
      const saved = read()
      if (saved?.fingerprint === fingerprint) return saved.idempotencyKey
      const idempotencyKey = randomCode(26)
      storage.write({ idempotencyKey, fingerprint, madeAt: clock.now() })
      return idempotencyKey
    },
    isOpen(request) {
      const saved = read()
      return saved?.fingerprint === fingerprintOf(request) && saved.reference === undefined
    },
    isBegun: (request) => read()?.fingerprint === fingerprintOf(request),
    reference: () => read()?.reference,
    remember(idempotencyKey, reference) {
      const saved = read()
      if (saved?.idempotencyKey === idempotencyKey) storage.write({ ...saved, reference })
    },
    forget(idempotencyKey) {
      if (read()?.idempotencyKey === idempotencyKey) storage.remove()
    },
    settle(reference) {
      const isOurs = read()?.reference === reference
      if (isOurs) storage.remove()
      return isOurs
    },
  }
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false
  if (!('idempotencyKey' in value && 'fingerprint' in value && 'madeAt' in value)) return false
  const { idempotencyKey, fingerprint, madeAt } = value
  const reference = 'reference' in value ? value.reference : ''
  return (
    typeof idempotencyKey === 'string' &&
    typeof fingerprint === 'string' &&
    typeof madeAt === 'number' &&
    typeof reference === 'string'
  )
}

/** FNV-1a over the JSON. */
function fingerprintOf(request: object): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(request))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}
