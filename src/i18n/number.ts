import { type Language, locales } from './language.ts'

/** A number as its language writes it, with as many decimals as it has. Money has its own format: lib/money.ts. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 }).format(value)

/** So many days or hours in words, in the plural form of the language: `3 dienos`, `3 days`, `3 дня`. */
export const formatSpan = (value: number, unit: 'day' | 'hour', language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(value)
