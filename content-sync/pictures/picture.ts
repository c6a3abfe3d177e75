import * as v from 'valibot'

/** What came of a picture of the space: the files that are kept of it, by their names, or why it may not be published. */
export const Picture = v.variant('kind', [
  v.object({
    kind: v.literal('kept'),
    file: v.string(),
    /** For small screens, by width in pixels, the narrowest first. */
    sources: v.array(v.object({ file: v.string(), width: v.number() })),
  }),
  /** `problem` follows "the picture". */
  v.object({ kind: v.literal('refused'), problem: v.string() }),
])
export type Picture = v.InferOutput<typeof Picture>

/** Raise it where the same upload would be judged or kept otherwise: what was kept by other rules is fetched again. */
const rules = 1

/** Pictures by their address at Contentful, which represents the same bytes for ever. */
export const Pictures = v.object({ rules: v.literal(rules), byAddress: v.record(v.string(), Picture) })
export type Pictures = v.InferOutput<typeof Pictures>

export const noPictures: Pictures = { rules, byAddress: {} }

const pixels = v.pipe(v.number(), v.finite(), v.gtValue(0))

/** The file of an asset that is a picture with its sizes. */
export const PictureFile = v.object({
  url: v.string(),
  fileName: v.string(),
  contentType: v.pipe(v.string(), v.startsWith('image/')),
  details: v.object({ size: v.number(), image: v.object({ width: pixels, height: pixels }) }),
})
export type PictureFile = v.InferOutput<typeof PictureFile>

/** The file of an asset that is a document: a PDF, and nothing else. */
export const DocumentFile = v.object({
  url: v.string(),
  contentType: v.literal('application/pdf'),
  details: v.object({ size: v.number() }),
})

/** A segment of dots alone, also as %2e, would climb out of the space. */
const segment = String.raw`(?!(?:\.|%2e)+(?:/|$))[^/?#\\\s"'<>\p{Cc}]+`
const deliveryUrl = new RegExp(`^(?:https:)?//[^/]+(/(${segment})(?:/${segment}){3})$`, 'iu')

/** The path of a picture at Contentful's images, the space first; undefined for an address that is none of this space's. */
export function picturePath(url: string, space: string): string | undefined {
  const [, path, spaceId] = deliveryUrl.exec(url) ?? []
  return spaceId === space ? path : undefined
}
