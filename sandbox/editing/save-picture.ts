import { largestDrawing, readDrawing } from '../../content-sync/pictures/drawing.ts'
import { largestPhoto } from '../../content-sync/pictures/fetch-pictures.ts'
import { type Language, languages } from '../../src/i18n/language.ts'
import { pictureOf } from '../contentful/read-asset.ts'
import type { EditedSpace } from './edited-space.ts'
import { languageNames } from './entry-form.ts'
import type { FileChange, FileSteps } from './file-steps.ts'
import { withEntry, withValue } from './yaml-edit.ts'

export interface UploadedPicture {
  fileName: string
  bytes: Buffer
  /** What it shows, for those who don't see it; `-` where it only decorates. */
  description: Record<Language, string>
  /** The picture that it takes the place of, wherever that is shown. */
  replaces: string | undefined
}

type Saved = { id: string } | { sentence: string }

const extensions: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`

/** The ending that a picture's file has; what can't be published is a sentence for the editor. */
async function checked(bytes: Buffer): Promise<{ extension: string } | { sentence: string }> {
  if (bytes.length > largestPhoto)
    return { sentence: `The file is larger than ${inMegabytes(largestPhoto)}: save it smaller.` }
  const extension = extensions[(await pictureOf(bytes))?.contentType ?? '']
  if (extension === undefined)
    return { sentence: 'The file is no picture: choose an SVG, PNG, JPEG or WebP.' }
  if (extension !== 'svg') return { extension }
  if (bytes.length > largestDrawing)
    return { sentence: `The drawing is larger than ${largestDrawing / 1000} kB: save it simpler.` }
  const drawing = readDrawing(bytes)
  return drawing.kind === 'refused' ? { sentence: `The drawing ${drawing.problem}.` } : { extension }
}

/** Writes a picture and its lines of `assets.yaml` as one step. What is wrong with it is a sentence, and nothing is written. */
export async function savePicture(
  space: EditedSpace,
  steps: FileSteps,
  { fileName, bytes, description, replaces }: UploadedPicture,
): Promise<Saved> {
  const kind = await checked(bytes)
  if ('sentence' in kind) return kind
  const { texts, assets } = await space.read()
  const list = texts.get('assets.yaml') ?? ''
  const replaced = replaces === undefined ? undefined : assets.get(replaces)
  if (replaces !== undefined && !replaced) return { sentence: `There is no picture “${replaces}”.` }
  const lacking = languages.find((language) => description[language].trim() === '')
  if (lacking && !replaced)
    return {
      sentence: `Say in ${languageNames[lacking]} what the picture shows, or “-” where it only decorates.`,
    }
  const id = replaces ?? freeId(fileName, (taken) => assets.has(taken))
  const file = `${id}.${kind.extension}`
  const isTaken = [...assets].some(([other, asset]) => other !== id && asset.fileName === file)
  if (isTaken) return { sentence: `There is a file “${file}” already: give yours another name.` }
  const words = Object.fromEntries(languages.map((language) => [language, description[language].trim()]))
  const title = words.lt === '-' ? { lt: id, en: id, ru: id } : { ...words }
  const after = replaced
    ? withWords(
        withValue(list, [id, 'file'], file, () => []),
        id,
        words,
      )
    : withEntry(list, id, { file, title, description: words })
  const earlier = replaced && `assets/${replaced.fileName}`
  const picture: FileChange = {
    file: `assets/${file}`,
    before: earlier === `assets/${file}` ? replaced?.bytes : undefined,
    after: bytes,
  }
  const gone =
    earlier && earlier !== picture.file ? [{ file: earlier, before: replaced.bytes, after: undefined }] : []
  await steps.write({
    label: `${replaced ? 'Replace' : 'Add'} picture “${id}”`,
    changes: [picture, ...(after === list ? [] : [{ file: 'assets.yaml', before: list, after }]), ...gone],
  })
  space.forget()
  return { id }
}

/** The words that were given for a picture that has some already. */
const withWords = (list: string, id: string, words: Record<string, string>): string =>
  languages.reduce((text, language) => {
    const said = words[language]
    return said ? withValue(text, [id, 'description', language], said, () => languages) : text
  }, list)

/** An id made of the file's name: small letters, digits and hyphens. */
function freeId(fileName: string, isTaken: (id: string) => boolean): string {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50)
  const first = name || 'picture'
  let id = first
  for (let number = 2; isTaken(id); number += 1) id = `${first}-${number}`
  return id
}
