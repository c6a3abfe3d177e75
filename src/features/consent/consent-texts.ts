import * as v from 'valibot'
import { consentMicrocopy } from './consent.microcopy.ts'

const Category = v.object({
  code: v.picklist(['C0001', 'C0002', 'C0003', 'C0004']),
  title: v.string(),
  text: v.string(),
})
export type ConsentCategory = v.InferOutput<typeof Category>

/** What the banner and the settings say, as `/consent.<language>.json` holds it. */
export const ConsentTexts = v.object({
  words: v.object(v.entriesFromList(consentMicrocopy, v.string())),
  categories: v.array(Category),
  /** The page that lists every cookie. */
  listPath: v.string(),
})
export type ConsentTexts = v.InferOutput<typeof ConsentTexts>
