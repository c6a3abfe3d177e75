import { vi } from 'vitest'

/** A browser's storage for tests; what is in it is returned. `overrides` make it refuse. */
export function browserStorage(
  overrides: Partial<Storage> = {},
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): Map<string, string> {
  const values = new Map<string, string>()
  const methods = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
    ...overrides,
  }
  const storage = new Proxy(methods, {
    // What is kept are a storage's own properties, its methods aren't.
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      value: values.get(String(key)),
      enumerable: true,
      configurable: true,
    }),
  })
  vi.stubGlobal(kind, storage)
  return values
}

/** What a method of a storage does that is full or forbidden. */
export const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError')
}
