/** A value that no enumeration has yet. */
export const newValue = 'SOMETHING_NEW'

/** An answer with a new value at a path of its enumerations, where `0` is every item of a list. */
export function withNewValue(json: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return newValue
  if (Array.isArray(json)) return json.map((item) => withNewValue(item, rest))
  return Object.fromEntries(
    Object.entries(Object(json)).map(([name, inner]) => [
      name,
      name === step ? withNewValue(inner, rest) : inner,
    ]),
  )
}
