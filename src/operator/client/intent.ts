import { type Clock, systemClock } from '../../lib/clock.ts'
import { oneTabAtATime } from '../../lib/one-tab-at-a-time.ts'
import { randomCode } from '../../lib/random-code.ts'
import { type StorageKey, stored } from '../../lib/storage.ts'
import { fingerprintOf, knownFingerprintOf } from './fingerprint.ts'

// Why: docs/decisions/0045-earlier-attempts.md
/** A request that was begun and whose outcome the person doesn't know yet. */
export interface Attempt {
  idempotencyKey: string
  /** What the operator called it, once it answered. */
  reference?: string
  /** What may be kept of the request. It comes from the storage: a user who reads it checks it. */
  outline?: unknown
}

interface Saved extends Attempt {
  /** Says whether a request is the same one. Not the request: a phone number stays under its own key. */
  fingerprint: string
  /** UTC milliseconds. */
  madeAt: number
}

/** By then the operator has long settled it one way or the other: the same request is a new request, such as next month's. */
const lifetime = 24 * 60 * 60 * 1000

/** No one leaves that many unfinished in a day; what is kept has to stay small. */
const mostKept = 12

export interface Intent {
  /**
   * The Idempotency-Key for this request: the saved one as long as its outcome isn't known, for a day, through a second
   * press, another request in between, a reload, a lost answer and in another tab; else a new one, saved before it is
   * given out.
   */
  keyFor(request: object): Promise<string>
  /** All requests that were begun and whose outcome the person doesn't know, the latest first. */
  attempts(): readonly Attempt[]
  /** Another request that was begun and whose outcome isn't known, the latest first. `passed`: keys to leave out. */
  other(request: object, passed: ReadonlySet<string>): Promise<Attempt | undefined>
  /**
   * The same key as `keyFor`; undefined where there is such another request, or this one is no longer wanted.
   * `outline`: what may be kept of this one, nothing personal. `isWanted` is asked while no other tab takes a key: one
   * that has finished the same request a moment ago has given its key up.
   */
  claim(
    request: object,
    outline: object,
    passed: ReadonlySet<string>,
    isWanted?: () => boolean,
  ): Promise<string | undefined>
  /** Whether this very request was sent and no answer to it is known; of one that `isBegun` was asked about before. */
  isOpen(request: object): boolean
  /** Whether this very request was begun, with this key if one is given, and the person doesn't know its outcome yet. */
  isBegun(request: object, idempotencyKey?: string): Promise<boolean>
  /** What the operator called the request that was begun last among those that it answered. */
  reference(): string | undefined
  /** Whether the outcome of what the operator called so is not known to the person yet. */
  isAwaited(reference: string): boolean
  /** Notes what the operator called it. */
  remember(idempotencyKey: string, reference: string): void
  /** The operator refused it (`isRefusal`), so nothing was begun: the same request may meet another answer with a new key. */
  forget(idempotencyKey: string): void
  /**
   * The outcome is final and known to the person: what is asked next is another thing. True where this browser began it
   * and is notified of its end for the first time.
   */
  settle(reference: string): boolean
}

/** Things that a person wants done once each: payments, orders. */
export function intentUnder(storageKey: StorageKey, clock: Pick<Clock, 'now'> = systemClock): Intent {
  const storage = stored(storageKey, areSaved)

  /** The one that was asked for last comes first. The operator is asked about each: there are no more than the site wrote. */
  const read = (): Saved[] =>
    (storage.read() ?? []).filter(({ madeAt }) => clock.now() - madeAt <= lifetime).slice(0, mostKept)

  const find = (fingerprint: string): Saved | undefined =>
    read().find((one) => one.fingerprint === fingerprint)

  function drop(isOver: (saved: Saved) => boolean): boolean {
    const all = read()
    const others = all.filter((one) => !isOver(one))
    if (others.length === all.length) return false
    if (others.length > 0) storage.write(others)
    else storage.remove()
    return true
  }

  const other = (own: string, passed: ReadonlySet<string>): Attempt | undefined =>
    read().find((one) => one.fingerprint !== own && !passed.has(one.idempotencyKey))

  function take(fingerprint: string, outline?: object): string {
    const saved = find(fingerprint) ?? {
      idempotencyKey: randomCode(26),
      fingerprint,
      madeAt: clock.now(),
      ...(outline && { outline }),
    }
    const others = read().filter(({ idempotencyKey }) => idempotencyKey !== saved.idempotencyKey)
    storage.write([saved, ...others].slice(0, mostKept))
    return saved.idempotencyKey
  }

  return {
    async keyFor(request) {
      const fingerprint = await fingerprintOf(request)
      return oneTabAtATime(storageKey, () => take(fingerprint))
    },
    attempts: read,
    other: async (request, passed) => other(await fingerprintOf(request), passed),
    async claim(request, outline, passed, isWanted = () => true) {
      const fingerprint = await fingerprintOf(request)
      return oneTabAtATime(storageKey, () =>
        other(fingerprint, passed) || !isWanted() ? undefined : take(fingerprint, outline),
      )
    },
    isOpen(request) {
      const saved = find(knownFingerprintOf(request) ?? '')
      return saved !== undefined && saved.reference === undefined
    },
    async isBegun(request, idempotencyKey) {
      const saved = find(await fingerprintOf(request))
      return saved !== undefined && (idempotencyKey ?? saved.idempotencyKey) === saved.idempotencyKey
    },
    reference: () => read().find((one) => one.reference !== undefined)?.reference,
    isAwaited: (reference) => read().some((one) => one.reference === reference),
    remember(idempotencyKey, reference) {
      const all = read()
      if (all.some((one) => one.idempotencyKey === idempotencyKey))
        storage.write(all.map((one) => (one.idempotencyKey === idempotencyKey ? { ...one, reference } : one)))
    },
    forget: (idempotencyKey) => void drop((one) => one.idempotencyKey === idempotencyKey),
    settle: (reference) => drop((one) => one.reference === reference),
  }
}

const areSaved = (value: unknown): value is Saved[] => Array.isArray(value) && value.every(isSaved)

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
