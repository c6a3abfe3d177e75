import type * as v from 'valibot'

/** A place of an answer that has an enumeration. */
export interface Enumerated {
  /** The fields on the way; `0` is every item of a list. */
  path: readonly string[]
  values: readonly string[]
  /** Whether a value that this site doesn't know is an answer all the same. */
  mayGrow: boolean
}

/** As much as is read here of valibot's schemas and actions. */
interface Part {
  type: string
  pipe?: readonly Part[]
  wrapped?: Part
  item?: Part
  entries?: Record<string, Part>
  options?: readonly (Part | string)[]
  key?: string
  literal?: unknown
  metadata?: { enum?: readonly string[]; not?: object }
}

/** Every enumeration of an answer's schema, for what treats all alike: the conformance suite, tests. */
export const enumerationsIn = (schema: v.GenericSchema): Enumerated[] => [...within(schema, [])]

function* within(part: Part, path: readonly string[]): Generator<Enumerated> {
  const { pipe, wrapped, item, entries, literal } = part
  const values = pipe?.flatMap(({ metadata }) => metadata?.enum ?? [])
  if (values?.length) yield { path, values, mayGrow: true }
  else if (pipe?.[0]) yield* within(pipe[0], path)
  else if (wrapped) yield* within(wrapped, path)
  else if (item) yield* within(item, [...path, '0'])
  else if (part.type === 'variant') yield* withinVariant(part, path)
  else if (part.type === 'picklist')
    yield { path, values: part.options?.filter(isText) ?? [], mayGrow: false }
  else if (typeof literal === 'string') yield { path, values: [literal], mayGrow: false }
  else for (const [name, entry] of Object.entries(entries ?? {})) yield* within(entry, [...path, name])
}

/** The value that tells the options apart is one enumeration, whatever else each of them has. */
function* withinVariant({ options = [], key = '' }: Part, path: readonly string[]): Generator<Enumerated> {
  const known = options.filter((option): option is Part => !isText(option))
  const last = known.at(-1)?.entries?.[key]
  yield {
    path: [...path, key],
    values: known.flatMap(({ entries }) => valuesOfPart(entries?.[key])),
    mayGrow: last?.pipe?.some(({ metadata }) => metadata?.not) ?? false,
  }
  for (const { entries } of known)
    for (const [name, entry] of Object.entries(entries ?? {}))
      if (name !== key) yield* within(entry, [...path, name])
}

const isText = (option: unknown): option is string => typeof option === 'string'
const valuesOfPart = (part: Part | undefined): string[] =>
  part?.options?.filter(isText) ?? (isText(part?.literal) ? [part.literal] : [])

/** What an answer has at a path of `Enumerated`. */
export function valuesAt(answer: unknown, path: readonly string[]): unknown[] {
  return path.reduce<unknown[]>(
    (values, step) =>
      values.flatMap((value) => {
        if (typeof value !== 'object' || value === null) return []
        if (Array.isArray(value)) return step === '0' ? value : []
        return step in value ? [Object.entries(value).find(([name]) => name === step)?.[1]] : []
      }),
    [answer],
  )
}

/** The values in an answer that the contract doesn't list, each with its place. */
export const unlistedIn = (schema: v.GenericSchema, answer: unknown): string[] =>
  enumerationsIn(schema).flatMap(({ path, values }) =>
    valuesAt(answer, path)
      .filter((value) => isText(value) && !values.includes(value))
      .map((value) => `${path.join('.')}: ${String(value)}`),
  )
