import * as v from 'valibot'
import { parse } from 'yaml'
import type { Words } from '../../content/words.ts'
import { type Language, languages } from '../../i18n/language.ts'

const Entry = v.object({ key: v.string(), value: v.record(v.picklist(languages), v.string()) })
const files = import.meta.glob<string>('/content-sync/space/entries/microcopy/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const entries = Object.values(files).flatMap((file) =>
  Object.values(v.parse(v.record(v.string(), Entry), parse(file))),
)

/** The words as the embedded space has them; throws where one is missing. */
export function wordsIn<const Keys extends readonly string[]>(language: Language, keys: Keys): Words<Keys> {
  const words = Object.fromEntries(entries.map(({ key, value }) => [key, value[language]]))
  const isWords = (record: object): record is Words<Keys> => keys.every((key) => key in record)
  if (!isWords(words)) throw new Error(`words without an entry: ${keys.filter((key) => !(key in words))}`)
  return words
}
