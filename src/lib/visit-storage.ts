import { quietly } from './quietly.ts'
import { parseKept } from './storage.ts'

/** What may be kept for as long as this tab's visit lasts, under `app:v1:` in session storage. */
const keys = [
  'bc-session-id',
  'dismissed-notifications',
  'checkout-event-sent',
  'order-outcome',
  'after-top-up',
  'game-registration',
  'sim-order-choice',
  'esim-order-choice',
  'sim-order-begun',
  'esim-order-begun',
  'registration',
] as const
export type VisitKey = (typeof keys)[number]

interface KeptForVisit<Value> {
  /** Undefined where nothing was kept, or what was is broken. */
  read(): Value | undefined
  write(value: Value): void
  remove(): void
}

/** One JSON value in session storage, checked when read; in memory where storage is off. Never throws. */
export function keptForVisit<Value>(
  key: VisitKey,
  isValid: (value: unknown) => value is Value,
): KeptForVisit<Value> {
  const name = nameOf(key)
  return {
    read() {
      const text = memory.get(name) ?? quietly(() => sessionStorage.getItem(name)) ?? ''
      const value = parseKept(text)
      return isValid(value) ? value : undefined
    },
    write(value) {
      const text = JSON.stringify(value)
      const isWritten = quietly(() => {
        sessionStorage.setItem(name, text)
        return true
      })
      if (isWritten) memory.delete(name)
      else memory.set(name, text)
    },
    remove: () => forget(name),
  }
}

/** Whoever logs out takes the visit along. */
export function forgetVisit(): void {
  for (const key of keys) forget(nameOf(key))
}

function forget(name: string): void {
  memory.delete(name)
  quietly(() => sessionStorage.removeItem(name))
}

const memory = new Map<string, string>()
const nameOf = (key: VisitKey) => `app:v1:${key}`
