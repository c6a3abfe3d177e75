import { quietly } from './quietly.ts'

/** What may be kept in the browser. A phone number may stand only under `topup-phone`. */
export type StorageKey =
  | 'consent'
  | 'promo-campaign'
  | 'selected-plan'
  | 'selected-plans'
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
  | 'extra-topup'
  | 'insufficient-balance-notification-date'

export interface Stored<Value> {
  /** The value, if there is one and it is valid; a broken or old one is dropped. */
  read(): Value | undefined
  write(value: Value): void
  remove(): void
}

const prefix = 'app:v1:'

/** Stands in for a storage that is off or full: a flow still finishes, as long as its page lives. */
const memory = new Map<string, string>()

/** In characters: what is longer is nothing that the site wrote, and reading it would hold the page. */
const longestText = 20_000

/** The value of a JSON text from the browser's storage; undefined where it is broken or far too long. */
export const parseKept = (text: string): unknown =>
  text.length > longestText ? undefined : quietly(() => JSON.parse(text))

/** One JSON value in the browser's local storage under `app:v1:`, checked by hand when read. Never throws. */
export function stored<Value>(key: StorageKey, isValid: (value: unknown) => value is Value): Stored<Value> {
  const name = prefix + key

  function remove() {
    memory.delete(name)
    quietly(() => localStorage.removeItem(name))
  }

  return {
    remove,
    read() {
      const text = memory.get(name) ?? quietly(() => localStorage.getItem(name)) ?? undefined
      if (text === undefined) return undefined
      const value = parseKept(text)
      if (isValid(value)) return value
      remove()
      return undefined
    },
    write(value) {
      const text = JSON.stringify(value)
      memory.delete(name)
      const isKept = quietly(() => {
        // Each typed digit writes a whole draft, and every write is told to all tabs.
        if (localStorage.getItem(name) !== text) localStorage.setItem(name, text)
        return true
      })
      if (isKept) return
      remove()
      memory.set(name, text)
    },
  }
}

/** Takes away everything kept under `app:v1:`, whoever wrote it, besides these keys. Never throws. */
export function forgetAllBut(keys: readonly StorageKey[]): void {
  const staying = keys.map((key) => prefix + key)
  const goes = (name: string) => name.startsWith(prefix) && !staying.includes(name)
  for (const name of [...memory.keys()].filter(goes)) memory.delete(name)
  quietly(() => {
    for (const name of Object.keys(localStorage).filter(goes)) localStorage.removeItem(name)
  })
}
