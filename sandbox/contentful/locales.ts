import { defaultLanguage, languages } from '../../src/i18n/language.ts'

/** A space's locales are the site's languages; what is missing in another falls back to the default one. */
export const defaultLocale: string = defaultLanguage

const names = new Intl.DisplayNames('en', { type: 'language' })

export const locales = languages.map((code) => ({
  code,
  name: names.of(code) ?? code,
  default: code === defaultLocale,
  fallbackCode: code === defaultLocale ? null : defaultLocale,
}))

export const isLocale = (code: string): boolean => locales.some((locale) => locale.code === code)
