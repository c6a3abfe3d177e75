import { defaultLanguage } from '../../src/i18n/language.ts'
import type { Field, ValueType } from '../model/content-type.ts'
import type { Edition, EntryParser, EntryReader, FieldValue } from './entry-reader.ts'
import { type Reading, readable, unreadable } from './reading.ts'

/** A kind of value: what Contentful takes for it, how it is read, and what editors receive of it. */
export interface Kind<T> {
  model: ValueType
  help?: string
  read: (found: FieldValue) => Reading<T>
}

/** A field of a content type, read as one property of a domain type. */
export interface FieldReader<T> {
  /** `field` is the property's name, which most often is the field's. */
  read: (entry: EntryReader, field: string) => Reading<T>
  /** The content type's fields behind the property: most often one, none for what no editor fills in. */
  model: (field: string) => Field[]
}

/** One reader for each property: the compiler asks for a forgotten one, optional ones too. */
export type FieldReaders<T> = { [Property in keyof Required<T>]: FieldReader<T[Property]> }

function readValue<T>(entry: EntryReader, kind: Kind<T>, found: FieldValue): Reading<T> {
  const { field, language } = found
  const { language: wanted } = entry.edition
  if (kind.model.localized && language !== wanted) {
    entry.report({
      severity: 'fallback',
      field,
      language: wanted,
      message: `is not translated: the ${language} text stands in`,
    })
  }
  return kind.read(found)
}

/** A list that is needed has something in it. */
const filled = ({ type, validations, ...model }: ValueType): ValueType => ({
  ...model,
  type,
  validations: type === 'Array' ? [{ size: { min: 1 } }, ...validations] : validations,
})

/** The field as Contentful has it. `name` is the editors' name for it; one without is not part of a content type. */
const modelOf =
  (kind: Kind<unknown>, required: boolean, name = '', help = kind.help) =>
  (id: string): Field[] => [
    {
      id,
      name,
      required,
      disabled: false,
      omitted: false,
      ...(required ? filled(kind.model) : kind.model),
      ...(help && { helpText: help }),
    },
  ]

/** A value that the entry can't be shown without: where it fails, the entry is left out. */
export const required = <T>(kind: Kind<T>, name?: string, help?: string): FieldReader<T> => ({
  model: modelOf(kind, true, name, help),
  read: (entry, field) => {
    const found = entry.find(field)
    const reading = found ? readValue(entry, kind, found) : unreadable('is missing')
    if (reading.ok) return reading
    const message = reading.problem ?? 'holds nothing that can be shown'
    entry.report({ severity: entry.severity, field, language: found?.language ?? defaultLanguage, message })
    return unreadable()
  },
})

/** A value that may be missing: where it fails, only it is left out. */
export const optional = <T>(kind: Kind<T>, name?: string, help?: string) =>
  withDefault<T | undefined>(kind, undefined, name, help)

/** The same, where a missing value means `otherwise`. */
export const withDefault = <T>(
  kind: Kind<T>,
  otherwise: T | ((entry: EntryReader) => T),
  name?: string,
  help?: string,
): FieldReader<T> => ({
  model: modelOf(kind, false, name, help),
  read: (entry, field) => {
    const missing = () => readable(otherwise instanceof Function ? otherwise(entry) : otherwise)
    const found = entry.find(field)
    if (!found) return missing()
    const reading = readValue(entry, kind, found)
    if (reading.ok) return reading
    const { language } = found
    if (reading.problem) entry.report({ severity: 'broken', field, language, message: reading.problem })
    return missing()
  },
})

/** A value that only some entries need: what Contentful can't say, so there it is optional. */
export const requiredWhere = <T>(
  isNeeded: (entry: EntryReader, field: string) => boolean,
  kind: Kind<T>,
  name: string,
  help?: string,
): FieldReader<T | undefined> => ({
  ...optional(kind, name, help),
  read: (entry, field) => (isNeeded(entry, field) ? required(kind) : optional(kind)).read(entry, field),
})

/** A property that no editor fills in. */
export const computed = <T>(read: (entry: EntryReader) => Reading<T>): FieldReader<T> => ({
  model: () => [],
  read,
})

/** A property that is the same for every entry of the type. */
export const always = <const T>(value: T): FieldReader<T> => computed(() => readable(value))

export const entryId: FieldReader<string> = computed((entry) => readable(entry.id))

/** Reads a field whose name is not the property's own. */
export const from = <T>(field: string, reader: FieldReader<T>): FieldReader<T> => ({
  model: () => reader.model(field),
  read: (entry) => reader.read(entry, field),
})

/** The content type's fields behind these properties, in their order. */
export const fieldsOf = (readers: object): Field[] =>
  Object.entries<FieldReader<unknown>>({ ...readers }).flatMap(([field, { model }]) => model(field))

/** Several fields as one object. All are read even where one fails, so that an editor learns of every problem at once. */
export function group<T extends object>(readers: FieldReaders<T>): FieldReader<T> {
  const fields = Object.entries<FieldReader<unknown>>(readers)
  return {
    model: () => fieldsOf(readers),
    read: (entry) => {
      const readings = fields.map(([field, { read }]) => [field, read(entry, field)] as const)
      const values = readings.flatMap(([field, reading]) =>
        reading.ok ? [[field, reading.value] as const] : [],
      )
      // One value for every property, each made by that property's reader: more than the compiler can follow.
      return values.length === readings.length ? readable(Object.fromEntries(values) as T) : unreadable()
    },
  }
}

/**
 * The parser of an entry: a list of its domain type's properties.
 * An entry is parsed once in each language, however many pages hold it.
 */
export function entryParser<T extends object>(readers: FieldReaders<T>): EntryParser<T> {
  const reader = group(readers)
  const editions = new WeakMap<Edition, Map<string, Reading<T>>>()
  return (entry) => {
    const parsed = editions.get(entry.edition) ?? new Map<string, Reading<T>>()
    const reading = parsed.get(entry.id) ?? reader.read(entry, '')
    editions.set(entry.edition, parsed.set(entry.id, reading))
    return reading.ok ? reading.value : undefined
  }
}
