import type { ImageAsset } from './image.ts'

const deviceSizes = [320, 600, 1024, 1440]
/** Widths of pictures that are much smaller than a screen, such as marks and thumbnails. */
const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384]
const smallPicture = 384
export const defaultQuality = 99
/** From this viewport width on (CSS pixels) an image is asked for in its full width. */
export const largeBreakpoint = 1024

/** The delivery service scales pixels; a drawing is sent as it is. */
const isDrawing = (image: ImageAsset) => image.contentType === 'image/svg+xml'

/** The address of a picture as webp; `quality` in per cent, `width` in pixels, the picture's own where it is left out. A drawing's is as it is. */
export function imageUrl(image: ImageAsset, quality = defaultQuality, width?: number): string {
  if (isDrawing(image)) return image.url
  const query = new URLSearchParams({ q: String(quality), fm: 'webp' })
  if (width !== undefined) query.set('w', String(width))
  return `${image.url}?${query}`
}

/** Pixels: what stands beside a text is no wider, on any screen. */
const besideText = 600

/** The address of a picture that stands beside a text: a photo isn't loaded in its full size. */
export const imageUrlBesideText = (image: ImageAsset): string =>
  imageUrl(image, defaultQuality, Math.min(image.width, besideText))

/** The `srcset` for viewports below the large breakpoint; undefined for a drawing. */
export function smallSources(image: ImageAsset, quality = defaultQuality): string | undefined {
  if (isDrawing(image)) return undefined
  const isSmall = image.width <= smallPicture
  const sizes = isSmall ? imageSizes : deviceSizes
  return sizes
    .filter((width) => width <= Math.max(image.width, sizes[0] ?? 0))
    .map((width) => `${imageUrl(image, quality, width)} ${width}w`)
    .join(', ')
}
