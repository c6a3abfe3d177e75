import { type Cents, formatEuro } from '../../lib/money.ts'
import type { Refusal } from './card-order.api.ts'
import type { CardOrderWords } from './card-order.microcopy.ts'
import type { Draft, Problems, Step } from './card-order.ts'

/** In the order of the fields. */
const fields = [
  'method',
  'parcelTerminalId',
  'street',
  'city',
  'postalCode',
  'device',
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies readonly (keyof Draft)[]
type Field = (typeof fields)[number]

/** What is wrong in words, in the order of the fields. */
export function problemsInWords(problems: Problems, words: CardOrderWords) {
  return fields.flatMap((field) => {
    const flaw = problems[field]
    return flaw ? [{ field, message: messageOf(field, flaw, words) ?? '' }] : []
  })
}

function messageOf(field: Field, flaw: 'missing' | 'invalid', words: CardOrderWords) {
  switch (field) {
    case 'parcelTerminalId':
      return words['cardOrder.parcelTerminalMissing']
    case 'method':
    case 'street':
    case 'city':
    case 'firstName':
    case 'lastName':
      return words[`cardOrder.${field}Missing`]
    case 'postalCode':
    case 'device':
    case 'email':
    case 'phone':
      return words[`cardOrder.${field}${flaw === 'missing' ? 'Missing' : 'Invalid'}`]
  }
}

export const stepTitle = (step: Step, words: CardOrderWords) => words[`cardOrder.${step}`]

/** Why the operator refuses. */
export const refusalInWords = (code: Refusal, words: CardOrderWords) => words[`cardOrder.${code}`]

/** A price; nothing in the words for it. */
export const priceInWords = (price: Cents, words: { 'cardOrder.free': string }): string =>
  price === 0 ? words['cardOrder.free'] : formatEuro(price)
