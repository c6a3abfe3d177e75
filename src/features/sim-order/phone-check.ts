import * as v from 'valibot'
import { phoneCheckMicrocopy } from './phone-check.microcopy.ts'

/** The file in which the check's words come, and every model that the page of phones lists. */
export const PhoneCheckFile = v.object({
  words: v.object(v.entriesFromList(phoneCheckMicrocopy, v.string())),
  phones: v.array(
    v.object({
      maker: v.string(),
      name: v.string(),
      codes: v.array(v.string()),
      answer: v.picklist(['yes', 'europe', 'some', 'no']),
    }),
  ),
})
export type PhoneCheckFile = v.InferOutput<typeof PhoneCheckFile>
