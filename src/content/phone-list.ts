import type { AnyBlock } from './text-block.ts'

/**
 * Whether a model takes an eSIM: each does; those sold in Europe do; some of its versions do and others don't, wherever they were
 * sold; none does.
 */
export const esimAnswers = ['yes', 'europe', 'some', 'no'] as const
export type EsimAnswer = (typeof esimAnswers)[number]

export interface PhoneModel {
  /** As its maker writes it: "Galaxy S23 Ultra". */
  name: string
  answer: EsimAnswer
  /** What the model calls itself in a browser, or how that begins: "SM-S918". */
  codes: string[]
}

/** Models of one maker, and how an eSIM is installed on them. */
export interface PhoneList extends AnyBlock {
  type: 'phoneList'
  title: string
  models: PhoneModel[]
  /** Which versions lack what the others have. */
  note?: string
  /** One step a line. */
  install: string
  /** Where the maker says it. */
  source: string
  /** The day on which the list was true: `2026-11-27`. */
  asOf: string
}
