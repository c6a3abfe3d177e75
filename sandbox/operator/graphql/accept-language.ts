import { defaultLanguage, isLanguage, type Language } from '../../../src/i18n/language.ts'

/** The first language of `Accept-Language` that the operator writes, by the header's order. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? defaultLanguage
}
