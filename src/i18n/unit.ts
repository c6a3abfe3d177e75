import { perLanguage } from './language.ts'

/** Numbers with their unit in short, `1,2 km`, with at most so many decimals. */
export const inUnit = (unit: 'kilobyte' | 'megabyte' | 'meter' | 'kilometer', digits: number) =>
  perLanguage(
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }),
  )
