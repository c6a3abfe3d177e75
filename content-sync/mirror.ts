import * as v from 'valibot'
import { noPictures, Pictures } from './pictures/picture.ts'

/** The id of the embedded content as a space. */
export const embeddedSpace = 'uoga'

/** The raw entries and assets of a space as the Sync API gives them: every field holds its values by locale. */
const Fields = v.record(v.string(), v.record(v.string(), v.unknown()))

export const RawEntry = v.object({
  sys: v.object({
    id: v.string(),
    revision: v.optional(v.number(), 0),
    updatedAt: v.optional(v.string(), ''),
    contentType: v.object({ sys: v.object({ id: v.string() }) }),
  }),
  fields: v.optional(Fields, {}),
})
export type RawEntry = v.InferOutput<typeof RawEntry>

export const RawAsset = v.object({
  sys: v.object({
    id: v.string(),
    revision: v.optional(v.number(), 0),
    updatedAt: v.optional(v.string(), ''),
  }),
  fields: v.optional(Fields, {}),
})
export type RawAsset = v.InferOutput<typeof RawAsset>

/** `space` is the space's id. The token continues the next sync; without one the next sync is a first one. */
export const Mirror = v.object({
  space: v.string(),
  syncToken: v.optional(v.string()),
  entries: v.record(v.string(), RawEntry),
  assets: v.record(v.string(), RawAsset),
  pictures: v.fallback(Pictures, noPictures),
  /** What is on the site instead of entries that can't be used as they are now. */
  lastGood: v.optional(v.record(v.string(), RawEntry)),
  /** Every address that pages have had on the site, by the page that had it last. */
  addresses: v.optional(v.record(v.string(), v.string())),
})
export type Mirror = v.InferOutput<typeof Mirror>
