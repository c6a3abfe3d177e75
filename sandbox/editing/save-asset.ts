import { largestDrawing, readDrawing } from '../../content-sync/pictures/drawing.ts'
import { largestDocument, largestPhoto } from '../../content-sync/pictures/fetch-pictures.ts'
import { inEachLanguage, type Language, languages } from '../../src/i18n/language.ts'
import { anchorOf } from '../../src/lib/anchor.ts'
import { pictureOf } from '../contentful/read-asset.ts'
import { type AssetKind, kindNames, kindOf } from './asset-kind.ts'
import type { EditedSpace } from './edited-space.ts'
import { languageNames } from './entry-form.ts'
import type { FileChange, FileSteps } from './file-steps.ts'
import { withEntry, withValue } from './yaml-edit.ts'

export interface UploadedAsset {
  kind: AssetKind
  fileName: string
  bytes: Buffer
  /** What a picture shows, for those who don't see it, `-` where it only decorates; what a PDF is called. */
  words: Record<Language, string>
  /** The asset that it takes the place of, wherever that is shown. */
  replaces: string | undefined
}

type Saved = { id: string } | { sentence: string }

const extensions: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`

/** The ending that the file has; what can't be published is a sentence for the editor. */
async function checked(
  kind: AssetKind,
  bytes: Buffer,
): Promise<{ extension: string } | { sentence: string }> {
  const largest = kind === 'document' ? largestDocument : largestPhoto
  if (bytes.length > largest)
    return { sentence: `The file is larger than ${inMegabytes(largest)}: save it smaller.` }
  const read = await pictureOf(bytes)
  const extension = extensions[read?.contentType ?? '']
  if (!read || extension === undefined || kindOf(read) !== kind)
    return {
      sentence:
        kind === 'document'
          ? 'The file is no PDF.'
          : 'The file is no picture: choose an SVG, PNG, JPEG or WebP.',
    }
  if (extension !== 'svg') return { extension }
  if (bytes.length > largestDrawing)
    return { sentence: `The drawing is larger than ${largestDrawing / 1000} kB: save it simpler.` }
  const drawing = readDrawing(bytes)
  return drawing.kind === 'refused' ? { sentence: `The drawing ${drawing.problem}.` } : { extension }
}

/** Writes a picture or PDF and its lines of `assets.yaml` as one step. What is wrong with it is a sentence, and nothing is written. */
export async function saveAsset(
  space: EditedSpace,
  steps: FileSteps,
  { kind, fileName, bytes, words, replaces }: UploadedAsset,
): Promise<Saved> {
  const file = await checked(kind, bytes)
  if ('sentence' in file) return file
  const { texts, assets } = await space.read()
  const list = texts.get('assets.yaml') ?? ''
  const replaced = replaces === undefined ? undefined : assets.get(replaces)
  if (replaces !== undefined && (!replaced || kindOf(replaced) !== kind))
    return { sentence: `There is no ${kindNames[kind]} “${replaces}”.` }
  const lacking = languages.find((language) => words[language].trim() === '')
  if (lacking && !replaced) return { sentence: lackingWords[kind](languageNames[lacking]) }
  const id = replaces ?? freeId(fileName, kind, (taken) => assets.has(taken))
  const name = `${id}.${file.extension}`
  const isTaken = [...assets].some(([other, asset]) => other !== id && asset.fileName === name)
  if (isTaken) return { sentence: `There is a file “${name}” already: give yours another name.` }
  const said = Object.fromEntries(languages.map((language) => [language, words[language].trim()]))
  const title = said.lt === '-' ? inEachLanguage(() => id) : { ...said }
  const after = replaced
    ? withWords(
        withValue(list, [id, 'file'], name, () => []),
        id,
        kind === 'document' ? ['title', 'description'] : ['description'],
        said,
      )
    : withEntry(list, id, { file: name, title, description: said })
  const earlier = replaced && `assets/${replaced.fileName}`
  const written: FileChange = {
    file: `assets/${name}`,
    before: earlier === `assets/${name}` ? replaced?.bytes : undefined,
    after: bytes,
  }
  const gone =
    earlier && earlier !== written.file ? [{ file: earlier, before: replaced.bytes, after: undefined }] : []
  await steps.write({
    label: `${replaced ? 'Replace' : 'Add'} ${kindNames[kind]} “${id}”`,
    changes: [written, ...(after === list ? [] : [{ file: 'assets.yaml', before: list, after }]), ...gone],
  })
  space.forget()
  return { id }
}

const lackingWords: Record<AssetKind, (language: string) => string> = {
  picture: (language) => `Say in ${language} what the picture shows, or “-” where it only decorates.`,
  document: (language) => `Say in ${language} what the PDF is called.`,
}

/** The words that were given for an asset that has some already. */
const withWords = (
  list: string,
  id: string,
  fields: readonly string[],
  words: Record<string, string>,
): string =>
  fields
    .flatMap((field) => languages.map((language) => [field, language] as const))
    .reduce((text, [field, language]) => {
      const said = words[language]
      return said ? withValue(text, [id, field, language], said, () => languages) : text
    }, list)

/** An id made of the file's name: small letters, digits and hyphens. */
function freeId(fileName: string, kind: AssetKind, isTaken: (id: string) => boolean): string {
  const first = anchorOf(fileName.replace(/\.[^.]*$/, '')).slice(0, 50) || kind
  let id = first
  for (let number = 2; isTaken(id); number += 1) id = `${first}-${number}`
  return id
}
