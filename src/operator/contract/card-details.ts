import * as v from 'valibot'
import { Identifier, Words } from './typed-text.ts'

/** A saved card. `number` has only the last four digits legible: `**** 4242`. */
export const CardDetails = v.object({
  variant: Words,
  cardDetailsReference: Identifier,
  cardInfo: v.object({
    expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expiryYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200)),
    holderName: Words,
    number: Words,
  }),
})
export type CardDetails = v.InferOutput<typeof CardDetails>
