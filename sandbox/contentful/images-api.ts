import sharp, { type Sharp } from 'sharp'
import * as v from 'valibot'
import type { AssetContent } from './content.ts'
import { ProblemAnswer } from './problem-answer.ts'

const number = (most: number) =>
  v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(most)))

const Parameters = v.strictObject({
  w: number(4000),
  h: number(4000),
  q: number(100),
  fm: v.optional(v.picklist(['jpg', 'png', 'webp', 'gif', 'avif'])),
  fit: v.optional(v.picklist(['pad', 'fill', 'scale', 'crop', 'thumb'])),
})
type Parameters = v.InferOutput<typeof Parameters>

export interface Picture {
  contentType: string
  bytes: Buffer
}

type Format = NonNullable<Parameters['fm']>

const contentTypes: Record<Format, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

/** Reads the parameters of a picture's address; throws the answer BadRequest for any that this server doesn't know. */
export function readImageParameters(parameters: Record<string, string>): Parameters {
  const read = v.safeParse(Parameters, parameters)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new ProblemAnswer('BadRequest', { message: `${v.getDotPath(issue)}: ${issue.message}` })
}

/** A picture in the size and format asked for; a drawing (SVG) is sent as it is unless a format is asked for. */
export async function convertPicture(asset: AssetContent, parameters: Parameters): Promise<Picture> {
  const isDrawing = asset.contentType === 'image/svg+xml'
  const asksNothing = Object.values(parameters).every((value) => value === undefined)
  if (asksNothing || (isDrawing && !parameters.fm)) return asset
  const format = parameters.fm ?? formatOf(asset)
  const input = sharp(asset.bytes, isDrawing ? { density: densityFor(asset, parameters) } : {})
  const bytes = await encode(resize(input, asset, parameters, format), format, parameters.q).toBuffer()
  return { bytes, contentType: contentTypes[format] }
}

function formatOf({ contentType }: AssetContent): Format {
  if (contentType === contentTypes.jpg) return 'jpg'
  if (contentType === contentTypes.png) return 'png'
  if (contentType === contentTypes.gif) return 'gif'
  return contentType === contentTypes.avif ? 'avif' : 'webp'
}

/** Dots per inch at which a drawing is as large as asked for, so that its lines stay sharp; 72 is its own size. */
function densityFor({ width, height }: AssetContent, { w = 0, h = 0, fit }: Parameters): number {
  return fit === 'crop' ? 72 : 72 * Math.max(1, w / width, h / height)
}

const boxFits = { pad: 'contain', fill: 'cover', thumb: 'cover', scale: 'fill' } as const

function resize(picture: Sharp, asset: AssetContent, { w, h, fit }: Parameters, format: Format): Sharp {
  if (w === undefined && h === undefined) return picture
  if (fit === undefined || w === undefined || h === undefined) {
    return picture.resize({ width: w, height: h, fit: 'inside', withoutEnlargement: true })
  }
  if (fit === 'crop') return picture.extract(middle(asset, w, h))
  return picture.resize({ width: w, height: h, fit: boxFits[fit], background: paddingIn(format) })
}

const white = { r: 255, g: 255, b: 255 }

/** Transparent, but for JPEG, which knows no transparency. */
const paddingIn = (format: Format) => ({ ...white, alpha: format === 'jpg' ? 1 : 0 })

/** The middle of a picture, in its own size: as much of it as there is. */
function middle(asset: AssetContent, w: number, h: number) {
  const width = Math.min(w, asset.width)
  const height = Math.min(h, asset.height)
  return {
    left: Math.floor((asset.width - width) / 2),
    top: Math.floor((asset.height - height) / 2),
    width,
    height,
  }
}

function encode(picture: Sharp, format: Format, quality: number | undefined): Sharp {
  if (format === 'jpg') return picture.flatten({ background: white }).jpeg({ quality })
  if (format === 'png') return picture.png()
  if (format === 'gif') return picture.gif()
  return format === 'webp' ? picture.webp({ quality }) : picture.avif({ quality })
}
