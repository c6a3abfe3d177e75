/** The site's languages; the first is the default and has no prefix in a path. */
export const languages = ['lt', 'en', 'ru'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'lt'

/** How numbers and dates are written in a language. */
export const locales: Record<Language, string> = { lt: 'lt-LT', en: 'en-GB', ru: 'ru-RU' }

/**
 * Something made once for each language, when it is first asked for, from its locale: a slow telephone takes 10 to 60 ms to
 * make one of the platform's formats, and a page shows dozens of dates and numbers.
 */
export function perLanguage<Value>(make: (locale: string) => Value): (language: Language) => Value {
  const made = new Map<Language, Value>()
  return (language) => {
    const value = made.get(language) ?? make(locales[language])
    made.set(language, value)
    return value
  }
}

/** Something for each language, made in their order. */
export function inEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { lt: make('lt'), en: make('en'), ru: make('ru') }
}

/** Something for every language; undefined where one lacks it. */
export function inEveryLanguage<Value>(
  make: (language: Language) => Value | undefined,
): Record<Language, Value> | undefined {
  const { lt, en, ru } = inEachLanguage(make)
  return lt === undefined || en === undefined || ru === undefined ? undefined : { lt, en, ru }
}

export const isLanguage = (value: string): value is Language =>
  (languages as readonly string[]).includes(value)

/** The language of a path: its first segment, Lithuanian where that names no language. */
export function languageOf(path: string): Language {
  const first = path.split('/')[1] ?? ''
  return isLanguage(first) ? first : defaultLanguage
}

/** A page's path from its language and slug ('' is home): `/`, `/en`, `/en/plans`. */
export function pathOf(language: Language, slug: string): string {
  const path = [language === defaultLanguage ? '' : language, slug].filter(Boolean).join('/')
  return `/${path}`
}

function firstSegment(path: string): string | undefined {
  const [first = '', second] = path.split('/').slice(1)
  return isLanguage(first) ? second : first
}

/** Whether a path belongs to the second line: its first segment after the language is "extra". */
export const isExtraPath = (path: string): boolean => firstSegment(path) === 'extra'

/** Whether a path belongs to self-service: its first segment after the language is "mano". */
export const isSelfServicePath = (path: string): boolean => firstSegment(path) === 'mano'
