import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import type { AssetContent } from './content.ts'
import { defaultLocale } from './locales.ts'
import { valuesByLocale } from './read-field.ts'
import type { SpaceProblems } from './space-problems.ts'
import type { YamlItem } from './yaml-file.ts'

/** The formats of pictures, as sharp names them. */
const contentTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
}

const Texts = v.record(v.string(), v.string())

/** An item of `assets.yaml` with its file; undefined, and reported, where there is no such picture. */
export async function readAsset(
  folder: string,
  { id, file, values }: YamlItem,
  problems: SpaceProblems,
): Promise<AssetContent | undefined> {
  const { file: fileName, title, description, ...others } = values
  const report = (field: string, problem: string) => problems.add({ file, entry: id, field }, problem)
  for (const name of Object.keys(others)) report(name, 'is not a field of an asset')
  const texts = (field: string, raw: unknown) => {
    const read = v.safeParse(
      Texts,
      valuesByLocale(raw, (problem) => report(field, problem)),
    )
    if (!read.success) report(field, 'holds something that is not a text')
    else if (!read.output[defaultLocale]) report(field, `lacks the text in ${defaultLocale}`)
    return read.success ? read.output : {}
  }
  const words = { title: texts('title', title), description: texts('description', description) }
  if (typeof fileName !== 'string' || fileName !== basename(fileName)) {
    report('file', 'is not the name of a file in assets/')
    return undefined
  }
  const picture = await readPicture(join(folder, 'assets', fileName))
  if (typeof picture !== 'string') return { ...words, fileName, ...picture }
  report('file', `${fileName} ${picture}`)
  return undefined
}

export type Picture = Pick<AssetContent, 'bytes' | 'contentType' | 'width' | 'height'>

/** A picture, or what is wrong with the file. */
async function readPicture(path: string): Promise<string | Picture> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return 'is not in assets/'
  return (await pictureOf(bytes)) ?? 'is neither a picture that can be read nor a PDF'
}

/** The kind and the sizes of a picture, or a PDF; undefined where the bytes are neither. */
export async function pictureOf(bytes: Buffer): Promise<Picture | undefined> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return { bytes, contentType: 'application/pdf', width: 0, height: 0 }
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  const contentType = contentTypes[metadata?.format ?? '']
  if (!metadata || !contentType) return undefined
  return { bytes, contentType, width: metadata.width, height: metadata.height }
}
