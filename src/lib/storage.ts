import { known, parseKept, prefix, readText, removeText, writeText } from './kept-text.ts'
import { quietly } from './quietly.ts'

/** What may be kept in the browser. A phone number may be only under `topup-phone`. */
export type StorageKey =
  | 'consent'
  | 'promo-campaign'
  | 'selected-plan'
  | 'selected-plans'
  | 'left-sim-order'
  | 'roaming-plans-country'
  | 'user-info'
  | 'customer-since'
  | 'seen-prices'
  | 'polling-start-time'
  | 'topup-phone'
  | 'topup-sum'
  | 'topup-sum-index'
  | 'topup-payment-method'
  | 'topup-autorefill-date'
  | 'topup-intent'
  | 'order-intent'
  | 'auto-topup-intent'
  | 'finished-orders'
  | 'termination-intent'
  | 'withdrawal-intent'
  | 'link-intent'
  | 'leave-intent'
  | 'game-intent'
  | 'sim-order-intent'
  | 'esim-order-intent'
  | 'registration-intent'
  | 'new-login-reviewed'
  | 'new-login-seen'
  | 'closed-notices'
  | 'extra-topup'
  | 'insufficient-balance-notification-date'

export interface Stored<Value> {
  /** The value, if there is one and it is valid; a broken or old one is dropped. */
  read(): Value | undefined
  write(value: Value): void
  remove(): void
}

/** Session storage replaces a local one that is off or full; the page's memory for both. */
const places = ['localStorage', 'sessionStorage'] as const

/** One JSON value in the browser's storage under `app:v1:`, checked by hand when read. Never throws. */
export function stored<Value>(key: StorageKey, isValid: (value: unknown) => value is Value): Stored<Value> {
  const remove = () => removeText(key, places)
  return {
    remove,
    read() {
      const text = readText(key, places)
      if (text === undefined) return undefined
      const value = parseKept(text)
      if (isValid(value)) return value
      remove()
      return undefined
    },
    write: (value) => writeText(key, JSON.stringify(value), places),
  }
}

/** Takes away everything kept under `app:v1:`, regardless of who wrote it, besides these keys. Never throws. */
export function forgetAllBut(keys: readonly StorageKey[]): void {
  const staying: readonly string[] = keys
  for (const key of known.keys()) if (!staying.includes(key)) removeText(key, places)
  for (const place of places)
    quietly(() => {
      for (const name of Object.keys(globalThis[place])) {
        if (!name.startsWith(prefix)) continue
        const key = name.slice(prefix.length)
        if (!staying.includes(key)) removeText(key, places)
      }
    })
}
