import * as v from 'valibot'

/** As much as is read here of valibot's schemas. */
interface Part extends v.GenericSchema {
  fallback?: unknown
  pipe?: readonly Part[]
  wrapped?: Part
  item?: Part
  entries?: Record<string, Part>
  options?: readonly (Part | string)[]
  key?: string
}

const instead = Symbol('instead')

/**
 * The places of an answer that a site forgives, though the contract says otherwise: it takes a value of its own instead of
 * what is there, or of what is missing.
 */
export function* forgivenIn(schema: Part, answer: unknown, path: readonly string[] = []): Generator<string> {
  const { pipe, wrapped, item, entries } = schema
  if ('fallback' in schema && v.safeParse({ ...schema, fallback: instead }, answer).output === instead)
    yield path.join('.')
  else if (pipe?.[0]) yield* forgivenIn(pipe[0], answer, path)
  else if (wrapped) yield* answer == null ? [] : forgivenIn(wrapped, answer, path)
  else if (item && Array.isArray(answer))
    for (const [index, one] of answer.entries()) yield* forgivenIn(item, one, [...path, String(index)])
  else if (typeof answer === 'object' && answer !== null)
    for (const [name, entry] of Object.entries(entries ?? optionOf(schema, answer)))
      yield* forgivenIn(entry, Reflect.get(answer, name), [...path, name])
}

/** The fields of that option of a variant which an answer is. */
function optionOf({ options = [], key = '' }: Part, answer: object): Record<string, Part> {
  const of = options.flatMap((option) => (typeof option === 'string' ? [] : [option.entries ?? {}]))
  return of.find((entries) => entries[key] && v.is(entries[key], Reflect.get(answer, key))) ?? {}
}
