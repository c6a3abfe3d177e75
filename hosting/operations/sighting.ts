import type { Language } from '../../src/i18n/language.ts'

export const sightingKinds = [
  /** A page was opened. */
  'view',
  /** A web vital: `value` is in milliseconds, of CLS in thousandths. */
  'vital',
  /** Something broke in a browser: `name` is the module or the origin, `outcome` what happened. */
  'error',
  /** How a call of the operator ended in a browser: `name` is the call. */
  'outcome',
  /** A policy stopped something. */
  'policy',
  /** How this server answered: `name` is the kind of address, `value` the milliseconds. */
  'answer',
  /** What became of what editors published. */
  'publish',
] as const
export type SightingKind = (typeof sightingKinds)[number]

/** One thing that was seen, so many times. Nothing in it is about a person. */
export interface Sighting {
  kind: SightingKind
  name: string
  outcome: string
  /** What the page is for: `topUpPage`. Empty where it isn't a page's. */
  page: string
  language: Language | ''
  device: 'phone' | 'computer' | ''
  /** The upper end of the range that the value is in; 0 where there is none. */
  value: number
  count: number
  /** Of the newest such call: what a customer is shown and support can look up. */
  reference: string
}

export const sighting = (kind: SightingKind, name: string, more: Partial<Sighting> = {}): Sighting => ({
  kind,
  name,
  outcome: '',
  page: '',
  language: '',
  device: '',
  value: 0,
  count: 1,
  reference: '',
  ...more,
})

/** A range is as wide as a fifth of its value: a p75 within 20 %, and no value that was sent is kept as it was. */
export function rangeOf(value: number): number {
  if (value <= 1) return 1
  return Math.floor(1.2 ** Math.ceil(Math.log(value) / Math.log(1.2)))
}
