import { type Cents, formatEuro } from '../../lib/money.ts'
import type { Refusal } from './sim-order.api.ts'
import type { OrderWords } from './sim-order.microcopy.ts'
import type { Draft, Problems, Step } from './sim-order.ts'

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
export function problemsInWords(problems: Problems, words: OrderWords) {
  return fields.flatMap((field) => {
    const flaw = problems[field]
    return flaw ? [{ field, message: messageOf(field, flaw, words) ?? '' }] : []
  })
}

function messageOf(field: Field, flaw: 'missing' | 'invalid', words: OrderWords) {
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

export const stepTitle = (step: Step, words: OrderWords) => words[`cardOrder.${step}`]

/** Why the operator refuses. */
export const refusalInWords = (code: Refusal, words: OrderWords) => words[`cardOrder.${code}`]

/** A price; nothing in the words for it. */
export const priceInWords = (price: Cents, words: { 'cardOrder.free': string }): string =>
  price === 0 ? words['cardOrder.free'] : formatEuro(price)
