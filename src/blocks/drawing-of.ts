import type { ImageAsset } from '../content/image.ts'
import type { Drawing } from '../ui/Picture.tsx'
import { imageUrl } from './picture-sources.ts'

/** A drawing as an island takes it; undefined where the content has none. */
export const drawingOf = (image: ImageAsset | undefined): Drawing | undefined =>
  image && { src: imageUrl(image), width: image.width, height: image.height, alt: image.description }
