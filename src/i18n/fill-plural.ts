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
export const fillPlural = (
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string =>
  fill(
    withForms(text, (name) => rules(language).select(Number(values[name])), values),
    values,
  )

/** A text whose plurals are all in one form, for a script that is too small to choose; `#` stays where the number is. */
export const inForm = (text: string, category: Intl.LDMLPluralRule): string => withForms(text, () => category)

function withForms(
  text: string,
  categoryOf: (name: string) => Intl.LDMLPluralRule,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return text.replace(plural, (_, name: string, written: string) => {
    const forms = new Map([...written.matchAll(form)].map(([, key, words]) => [key, words]))
    const words = forms.get(categoryOf(name)) ?? forms.get('other') ?? ''
    return words.replace('#', String(values[name] ?? '#'))
  })
}
