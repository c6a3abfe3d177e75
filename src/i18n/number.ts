import { type Language, perLanguage } from './language.ts'

const number = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }))
const spans = {
  day: perLanguage(
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  ),
  hour: perLanguage(
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
  ),
}

/** A number as its language writes it, with as many decimals as it has. Money has its own format: lib/money.ts. */
export const formatNumber = (value: number, language: Language): string => number(language).format(value)

/** So many days or hours in words, in the plural form of the language: `3 dienos`, `3 days`, `3 дня`. */
export const formatSpan = (value: number, unit: 'day' | 'hour', language: Language): string =>
  spans[unit](language).format(value)

const difference = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'short',
      signDisplay: 'exceptZero',
    }),
)
const minutesLeft = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
)

/** Minutes as a difference between clocks: `+1 val.`, `−7 hrs`, `+3 ч 45 мин`. */
export function formatTimeDifference(minutes: number, language: Language): string {
  const hours = difference(language)
    .format(Math.trunc(minutes / 60))
    .replace('-', '\u2212')
    .replaceAll(' ', '\u00a0')
  const left = Math.abs(minutes % 60)
  return left === 0 ? hours : `${hours} ${minutesLeft(language).format(left)}`
}
