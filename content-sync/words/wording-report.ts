import type { RawEntry } from '../mirror.ts'
import { contradictions } from './facts.ts'
import { formatWordProblem, lintWords } from './lint-words.ts'
import { wordedTexts } from './worded-text.ts'

/** What the linter and the facts find in a space's entries, a line each, by entry, field and language. It stops nothing. */
export function wordingReport(entries: Readonly<Record<string, RawEntry>>): string[] {
  const fields = Object.entries(entries).map(
    ([id, { sys, fields }]) => [id, { contentType: sys.contentType.sys.id, fields }] as const,
  )
  const texts = wordedTexts(new Map(fields))
  const against = contradictions(texts).map(
    ({ fact, id, field, language, found, value }) =>
      `${'fact'.padEnd(12)} ${id}, ${field} (${language}): “${found}” – ${fact}: ${value}`,
  )
  return [...lintWords(texts).map(formatWordProblem), ...against]
}
