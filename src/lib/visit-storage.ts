/** What may be kept for as long as this tab's visit lasts, under `app:v1:` in session storage. */
type VisitKey = 'bc-session-id' | 'dismissed-notifications'
const keys: readonly VisitKey[] = ['bc-session-id', 'dismissed-notifications']

interface KeptForVisit<Value> {
  /** Undefined where nothing was kept, or what was is broken. */
  read(): Value | undefined
  write(value: Value): void
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
      const value = quietly((): unknown => JSON.parse(text))
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
  }
}

/** Whoever logs out takes the visit along. */
export function forgetVisit(): void {
  for (const key of keys) {
    memory.delete(nameOf(key))
    quietly(() => sessionStorage.removeItem(nameOf(key)))
  }
}

const memory = new Map<string, string>()
const nameOf = (key: VisitKey) => `app:v1:${key}`

function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
