import * as v from 'valibot'
import { keepTogether } from '../../lib/keep-together.ts'
import { Words } from '../contract/typed-text.ts'

/** What happened, in words: `template` has each placeholder's key in braces. */
export const HistoryDescription = v.object({
  template: Words,
  placeholders: v.array(v.object({ key: Words, value: Words })),
})
export type HistoryDescription = v.InferOutput<typeof HistoryDescription>

/** Marks that a person doesn't see and that could turn a line's writing round or break it. */
const hiddenMarks = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** A phone number, a sum, an amount with its unit: it is on one line. */
const isFigure = (value: string): boolean => /^[+\d].{0,19}$/.test(value)

/** The template with its placeholders filled in, as one line of plain text; one without a value is an ellipsis. */
export function sentenceOf({ template, placeholders }: HistoryDescription): string {
  const values = new Map(
    placeholders.map(({ key, value }) => [key, isFigure(value) ? keepTogether(value) : value]),
  )
  return template
    .replace(/\{([^{}]*)\}/g, (_, key: string) => values.get(key) ?? '…')
    .replace(hiddenMarks, ' ')
    .trim()
}
