import { inEachLanguage, type Language } from '../../src/i18n/language.ts'
import { type ButtonNames, type Finding, rules } from './rules.ts'
import type { WordedText } from './worded-text.ts'

export interface WordProblem extends Finding {
  rule: keyof typeof rules
  id: string
  field: string
}

const longestButton = 60

/** Short texts are what buttons, tabs and fields are called. */
export const buttonNames = (texts: readonly WordedText[]): ButtonNames => {
  const namesIn = (language: Language) =>
    new Set(
      texts.flatMap(({ words }) => words[language] ?? []).filter((text) => text.length <= longestButton),
    )
  return inEachLanguage(namesIn)
}

const ruleNames = Object.keys(rules) as (keyof typeof rules)[]

// Why: docs/decisions/0063-lint-words.md
/** What a native would have written otherwise, by the rules of docs/words: in content, or in words that are in code. */
export const lintWords = (
  texts: readonly WordedText[],
  buttons: ButtonNames = buttonNames(texts),
): WordProblem[] =>
  texts.flatMap((text) =>
    ruleNames.flatMap((rule) =>
      rules[rule](text, buttons).map((finding) => ({ rule, id: text.id, field: text.field, ...finding })),
    ),
  )

/** `quotation  topUp-phone, value (en): "…" – use “” and ’` */
export const formatWordProblem = ({ rule, id, field, language, found, advice }: WordProblem): string =>
  `${rule.padEnd(12)} ${id}, ${field} (${language}): “${found}” – ${advice}`
