import { type Language, languages } from '../../src/i18n/language.ts'
import { contentTypes } from '../model/content-types.ts'
import { type EntryFields, plainText } from './plain-text.ts'

/** One text in the languages in which it is written, and where: an entry's field, or a name in code. */
export interface WordedText {
  id: string
  field: string
  words: Partial<Record<Language, string>>
  /** What has a length: what a search engine shows, and what is on a button. */
  role?: 'seoTitle' | 'seoDescription' | 'button' | undefined
  /** An error: it never shouts. */
  isError?: boolean
}

/** Addresses, which are not read as words. */
const addresses = new Set(['slug', 'anchor', 'url'])
/** What visitors may type in the search: no one reads it, and people don't type as we word. */
const typedWords = new Set<unknown>(['search.words', 'phones.otherNames'])
const errorNames =
  /error|fail|missing|invalid|wrong|refus|expired|tooMany|unavailable|problem|trouble|notFound/i

const textFields = new Map(
  contentTypes.map(({ id, fields }) => [
    id,
    fields
      .filter(({ type, localized }) => localized && ['Symbol', 'Text', 'RichText'].includes(type))
      .map((field) => field.id)
      .filter((field) => !addresses.has(field)),
  ]),
)

function roleOf(contentType: string, field: string): WordedText['role'] {
  if (field === 'seoTitle' || field === 'seoDescription') return field
  return contentType === 'button' && field === 'title' ? 'button' : undefined
}

/** Every text of a space that people read. */
export const wordedTexts = (entries: EntryFields): WordedText[] =>
  [...entries].flatMap(([id, { contentType, fields }]) =>
    (textFields.get(contentType) ?? []).flatMap((field) => {
      if (contentType === 'microcopy' && typedWords.has(fields.key?.lt)) return []
      const values = languages.flatMap((language) => {
        const text = plainText(fields[field]?.[language], language, entries)
        return text === undefined ? [] : [[language, text] as const]
      })
      if (values.length === 0) return []
      const words = Object.fromEntries(values)
      return [{ id, field, words, isError: errorNames.test(id), role: roleOf(contentType, field) }]
    }),
  )
