import type { Language } from '../../i18n/language.ts'
import { formatNumber } from '../../i18n/number.ts'
import { megabytesInGigabyte } from '../../lib/gigabyte.ts'
import type { TripWords } from './trip.microcopy.ts'
import type { Service } from './trip.ts'

/** Megabytes as a person reads them: `500 MB`, `2 GB`. */
export const megabytes = (amount: number, words: TripWords, language: Language): string =>
  amount >= megabytesInGigabyte
    ? gigabytes(amount, words, language)
    : `${formatNumber(amount, language)}\u00a0${words['plan.unitMb']}`

/** Megabytes in gigabytes, to a tenth: `3,4 GB`. */
export const gigabytes = (amount: number, words: TripWords, language: Language): string =>
  `${formatNumber(Math.round((amount / megabytesInGigabyte) * 10) / 10, language)}\u00a0${words['plan.unitGb']}`

/** Minutes as a person reads them: `20 min`. */
export const minutes = (amount: number, words: TripWords, language: Language): string =>
  `${formatNumber(amount, language)}\u00a0${words['plan.unitMin']}`

/** Messages as a person reads them: `5 SMS`. */
export const messages = (amount: number, words: TripWords, language: Language): string =>
  `${formatNumber(amount, language)}\u00a0${words['plan.unitSms']}`

/** How much of a service in words: megabytes, minutes or messages. */
export function amountText(service: Service, amount: number, words: TripWords, language: Language): string {
  switch (service) {
    case 'data':
      return megabytes(amount, words, language)
    case 'made':
    case 'received':
      return minutes(amount, words, language)
    case 'messages':
      return messages(amount, words, language)
  }
}
