import type { ImageAsset } from './image.ts'
import { pageAt } from './page-index.ts'
import { sourcesBesideText } from './picture-sources.ts'
import type { Site } from './snapshot.ts'

/** A drawing as an island takes it; undefined where the content has none. */
export const drawingOf = (image: ImageAsset | undefined) =>
  image && {
    src: image.url,
    ...sourcesBesideText(image),
    width: image.width,
    height: image.height,
    alt: image.description,
  }

/** What another page has drawn, for a screen that reports the same; there it only decorates. */
export function drawingAt(site: Site, path: string) {
  const page = pageAt(site, path)
  const drawing = drawingOf(page && 'image' in page ? page.image : undefined)
  return drawing && { ...drawing, alt: '' }
}
