import type { ImageAsset } from './image.ts'

const deviceSizes = [320, 600, 1024, 1440]
/** Widths of pictures that are much smaller than a screen, such as marks and thumbnails. */
const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384]
const smallPicture = 384
/** Of webp, in per cent. */
export const pictureQuality = 99
/** From this viewport width on (CSS pixels) an image is shown in its full width. */
export const largeBreakpoint = 1024

/** Pixels: what is beside a text is no wider, on any screen. */
const besideText = 600

/** The widths in which a picture of this width is kept for small screens, in pixels. */
export function sourceWidths(width: number): number[] {
  const sizes = width <= smallPicture ? imageSizes : deviceSizes
  return sizes.filter((size) => size <= Math.max(width, sizes[0] ?? 0))
}

/** The address of a picture that is beside a text: a photo isn't loaded in its full size. */
export const imageUrlBesideText = ({ url, sources }: ImageAsset): string =>
  sources.find(({ width }) => width === besideText)?.url ?? url

/** The `srcset` for viewports below the large breakpoint; undefined for a drawing. */
export const smallSources = ({ sources }: ImageAsset): string | undefined =>
  sources.length === 0 ? undefined : sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
