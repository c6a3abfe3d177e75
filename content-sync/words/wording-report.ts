import type { RawEntry } from '../mirror.ts'
import { contradictions, repeatedFacts } from './facts.ts'
import { formatWordProblem, lintWords } from './lint-words.ts'
import { wordedTexts } from './worded-text.ts'

/** What the linter and the facts find in a space's entries, a line each, by entry, field and language. It stops nothing. */
export function wordingReport(entries: Readonly<Record<string, RawEntry>>): string[] {
  const fields = new Map(
    Object.entries(entries).map(([id, entry]) => [
      id,
      { contentType: entry.sys.contentType.sys.id, fields: entry.fields },
    ]),
  )
  const texts = wordedTexts(fields)
  const against = contradictions(texts).map(
    ({ fact, id, field, language, found, value }) =>
      `${'fact'.padEnd(12)} ${id}, ${field} (${language}): “${found}” – ${fact}: ${value}`,
  )
  const repeated = repeatedFacts(fields).map((where) => `${'repeated'.padEnd(12)} ${where}`)
  return [...lintWords(texts).map(formatWordProblem), ...against, ...repeated]
}
