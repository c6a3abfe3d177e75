import { defaultLanguage } from '../../src/i18n/language.ts'
import type { Edition, EntryParser, EntryReader, FieldValue } from './entry-reader.ts'
import { type Reading, readable, unreadable } from './reading.ts'

/** A kind of value. `translated`: every language should have its own, so a fallback is reported. */
export interface Kind<T> {
  translated: boolean
  read: (found: FieldValue) => Reading<T>
}

/** Reads one property of a domain type; `field` is the property's name, which most often is the field's. */
export type FieldReader<T> = (entry: EntryReader, field: string) => Reading<T>

/** One reader for each property: the compiler asks for a forgotten one, optional ones too. */
export type FieldReaders<T> = { [Property in keyof Required<T>]: FieldReader<T[Property]> }

function read<T>(entry: EntryReader, kind: Kind<T>, found: FieldValue): Reading<T> {
  const { field, language } = found
  const { language: wanted } = entry.edition
  if (kind.translated && language !== wanted) {
    entry.report({
      severity: 'fallback',
      field,
      language: wanted,
      message: `is not translated: the ${language} text stands in`,
    })
  }
  return kind.read(found)
}

/** A value that the entry can't be shown without: where it fails, the entry is left out. */
export const required =
  <T>(kind: Kind<T>): FieldReader<T> =>
  (entry, field) => {
    const found = entry.find(field)
    const reading = found ? read(entry, kind, found) : unreadable('is missing')
    if (reading.ok) return reading
    const message = reading.problem ?? 'holds nothing that can be shown'
    entry.report({ severity: entry.severity, field, language: found?.language ?? defaultLanguage, message })
    return unreadable()
  }

/** A value that may be missing: where it fails, only it is left out, or `otherwise` stands in. */
export function optional<T>(kind: Kind<T>): FieldReader<T | undefined>
export function optional<T>(kind: Kind<T>, otherwise: T): FieldReader<T>
export function optional<T>(kind: Kind<T>, otherwise?: T): FieldReader<T | undefined> {
  return (entry, field) => {
    const found = entry.find(field)
    if (!found) return readable(otherwise)
    const reading = read(entry, kind, found)
    if (reading.ok) return reading
    const { language } = found
    if (reading.problem) entry.report({ severity: 'broken', field, language, message: reading.problem })
    return readable(otherwise)
  }
}

/** A property that is the same for every entry of the type. */
export const always =
  <const T>(value: T): FieldReader<T> =>
  () =>
    readable(value)

export const entryId: FieldReader<string> = (entry) => readable(entry.id)

/** Reads a field whose name is not the property's own. */
export const from =
  <T>(field: string, reader: FieldReader<T>): FieldReader<T> =>
  (entry) =>
    reader(entry, field)

/** Several fields as one object. All are read even where one fails, so that an editor learns of every problem at once. */
export function group<T extends object>(readers: FieldReaders<T>): FieldReader<T> {
  const fields = Object.entries<FieldReader<unknown>>(readers)
  return (entry) => {
    const readings = fields.map(([field, reader]) => [field, reader(entry, field)] as const)
    const values = readings.flatMap(([field, reading]) =>
      reading.ok ? [[field, reading.value] as const] : [],
    )
    // One value for every property, each made by that property's reader: more than the compiler can follow.
    return values.length === readings.length ? readable(Object.fromEntries(values) as T) : unreadable()
  }
}

/**
 * The parser of a content type: a list of its domain type's properties.
 * An entry is parsed once in each language, however many pages hold it.
 */
export function entryParser<T extends object>(readers: FieldReaders<T>): EntryParser<T> {
  const reader = group(readers)
  const editions = new WeakMap<Edition, Map<string, Reading<T>>>()
  return (entry) => {
    const parsed = editions.get(entry.edition) ?? new Map<string, Reading<T>>()
    const reading = parsed.get(entry.id) ?? reader(entry, '')
    editions.set(entry.edition, parsed.set(entry.id, reading))
    return reading.ok ? reading.value : undefined
  }
}
