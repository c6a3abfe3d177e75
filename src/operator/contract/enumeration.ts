import * as v from 'valibot'

/** No value of an enumeration is longer: such a text is a mistake. */
const longest = 64

const text = (check: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && value.length <= longest && check(value)

/**
 * An enumeration in an answer. A new minor version of the contract may add a value to it, so a text that this site doesn't
 * know is `unknown` inside, or `other` where the enumeration has a value for all the rest. Only what isn't text is malformed.
 * Requests have `v.picklist`: the site sends what it knows.
 */
export function enumeration<const Value extends string>(
  values: readonly Value[],
): v.GenericSchema<Value, Value | 'unknown'>
export function enumeration<const Value extends string>(
  values: readonly Value[],
  other: NoInfer<Value>,
): v.GenericSchema<Value>
export function enumeration(values: readonly string[], other = 'unknown'): v.GenericSchema<string> {
  return v.pipe(
    v.custom<string>(text(() => true)),
    v.metadata({ enum: values, type: 'string' }),
    v.transform((value) => (values.includes(value) ? value : other)),
  )
}

interface Option {
  entries: Record<string, v.GenericSchema & { literal?: string; options?: readonly string[] }>
}

/** The values by which the options of a variant are told apart. */
export const valuesOf = (options: readonly Option[], key: string): string[] =>
  options.flatMap(({ entries }) => {
    const { literal, options: several } = entries[key] ?? {}
    return several ?? literal ?? []
  })

/**
 * The value of a variant's last option: a text that is none of the other options', `unknown` inside. The operator never
 * sends it under this version of the contract, so it has no type on the wire.
 */
export const otherThan = (options: readonly Option[], key: string): v.GenericSchema<never, 'unknown'> => {
  const values = valuesOf(options, key)
  return v.pipe(
    v.custom<never>(text((value) => !values.includes(value))),
    v.metadata({ not: { enum: values } }),
    v.transform(() => 'unknown' as const),
  )
}
