import { fill } from './fill.ts'
import { type Language, perLanguage } from './language.ts'

const rules = perLanguage((locale) => new Intl.PluralRules(locale))

const plural = /\{(\w+), plural, ((?:\w+ \{[^{}]*\} ?)+)\}/g
const form = /(\w+) \{([^{}]*)\}/g

// Why: docs/decisions/0080-plurals-in-the-text.md
/**
 * A text with its plurals, `{count, plural, one {# day} other {# days}}`, in the form of a whole number, and its `{name}`
 * placeholders replaced. A form that the text lacks is its `other`.
 */
export function fillPlural(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const chosen = text.replace(plural, (_, name: string, written: string) => {
    const count = values[name] ?? ''
    const forms = new Map([...written.matchAll(form)].map(([, key, words]) => [key, words]))
    return (forms.get(rules(language).select(Number(count))) ?? forms.get('other') ?? '').replace(
      '#',
      String(count),
    )
  })
  return fill(chosen, values)
}
