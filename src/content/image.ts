/** An image of the content, served from this site under /media. Sizes are CSS pixels, `size` is bytes. */
export interface ImageAsset {
  /** In its full size: a drawing (SVG), or webp. */
  url: string
  /** Narrower ones for small screens, by their width in pixels, the narrowest first; a drawing has none. */
  sources: { url: string; width: number }[]
  /** Alternative text; empty for a picture that only decorates. */
  description: string
  title: string
  fileName: string
  /** What editors uploaded. */
  contentType: string
  size: number
  width: number
  height: number
}
