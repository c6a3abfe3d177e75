import * as v from 'valibot'

/** An image of the content, served from this site under /media. Sizes are CSS pixels, `size` is bytes. */
export const ImageAsset = v.object({
  url: v.pipe(v.string(), v.startsWith('/media/')),
  /** Alternative text; empty for a picture that only decorates. */
  description: v.string(),
  title: v.string(),
  fileName: v.string(),
  contentType: v.string(),
  size: v.number(),
  width: v.number(),
  height: v.number(),
})
export type ImageAsset = v.InferOutput<typeof ImageAsset>
