/** An image of the content, served from this site under /media. Sizes are CSS pixels, `size` is bytes. */
export interface ImageAsset {
  url: string
  /** Alternative text; empty for a picture that only decorates. */
  description: string
  title: string
  fileName: string
  contentType: string
  size: number
  width: number
  height: number
}
