import { isDeepStrictEqual } from 'node:util'
import type { Field } from '../../content-sync/model/content-type.ts'
import { languages } from '../../src/i18n/language.ts'

type Values = Record<string, unknown>

/**
 * What a form's fields say of an entry, as its file has it: `title.lt` is a field in a language, one that repeats is a list, and what is
 * empty is left out. What can't be read stays a text, so that it is named. A text that only a browser's line ends make
 * different is `before`'s own.
 */
export function valuesOf(form: FormData, fields: readonly Field[], before: Values): Values {
  const values: Values = {}
  for (const field of fields) {
    const was = before[field.id]
    const value = field.localized
      ? textsOf(form, field, isTexts(was) ? was : {})
      : readValue(form.getAll(field.id).map(String), field, was)
    if (value !== undefined) values[field.id] = value
  }
  return values
}

function textsOf(form: FormData, field: Field, before: Values): Values | undefined {
  const texts = languages.flatMap((language) => {
    const value = readValue(form.getAll(`${field.id}.${language}`).map(String), field, before[language])
    return value === undefined ? [] : [[language, value] as const]
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

function readValue(said: readonly string[], field: Field, before: unknown): unknown {
  if (field.type === 'Array') {
    const items = said.filter(Boolean)
    // An empty list of the file stays.
    return items.length > 0 || isDeepStrictEqual(before, []) ? items : undefined
  }
  const [first = ''] = said
  const text = first.replaceAll('\r\n', '\n')
  if (text.trim() === '') return undefined
  switch (field.type) {
    case 'Boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'Integer':
    case 'Number':
      return Number.isFinite(Number(text.replace(',', '.'))) ? Number(text.replace(',', '.')) : text
    case 'RichText':
    case 'Text':
      return inLines(text, before)
    default:
      return text.trim()
  }
}

/** A text of several lines ends with a line's end in the files. */
function inLines(text: string, before: unknown): string {
  if (typeof before === 'string' && before.trimEnd() === text.trimEnd()) return before
  const trimmed = text.trimEnd()
  return trimmed.includes('\n') ? `${trimmed}\n` : trimmed
}

/** A field's texts by language, as a file has them. */
export const isTexts = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
