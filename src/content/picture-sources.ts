import type { ImageAsset } from './image.ts'

const deviceSizes = [320, 600, 1024, 1440]
/** Widths of pictures that are much smaller than a screen, such as marks and thumbnails. */
const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384]
const smallPicture = 384
/** Of webp, in per cent. */
export const pictureQuality = 99
/** From this viewport width on (CSS pixels) an image is shown in its full width. */
export const largeBreakpoint = 1024

/** How wide what is beside a text is at most, on small screens. */
const besideText = '20rem'

/** The widths in which a picture of this width is kept for small screens, in pixels. */
export function sourceWidths(width: number): number[] {
  const sizes = width <= smallPicture ? imageSizes : deviceSizes
  return sizes.filter((size) => size <= Math.max(width, sizes[0] ?? 0))
}

/** The `srcset` for viewports below the large breakpoint; undefined for a drawing. */
export const smallSources = ({ sources }: ImageAsset): string | undefined =>
  sources.length === 0 ? undefined : sources.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** A photo beside a text, as an `img` has it: on small screens as wide as it is seen, on others in its full width; nothing for a drawing. */
export function sourcesBesideText(image: ImageAsset): { srcSet: string; sizes: string } | undefined {
  const small = smallSources(image)
  if (!small) return undefined
  return {
    srcSet: `${small}, ${image.url} ${image.width}w`,
    sizes: `(width < ${largeBreakpoint}px) ${besideText}, ${image.width}px`,
  }
}
