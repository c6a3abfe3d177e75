import * as v from 'valibot'
import { formatFileSize } from '../../src/i18n/file-size.ts'
import type { Language } from '../../src/i18n/language.ts'
import { DocumentFile, picturePath } from '../pictures/picture.ts'
import type { FieldValue } from './entry-reader.ts'
import type { Kind } from './fields.ts'
import { addressOf, image } from './image.ts'
import { linkedId, notPublished } from './links.ts'
import { describe, type Reading, readable, unreadable } from './reading.ts'

/** What a link of a text leads to. `size` is bytes, of a document alone: who follows the link gets a file. */
interface LinkedFile {
  url: string
  size?: number
}

/** What a user gets who follows a link to a PDF, after the link's words: `(PDF, 120 kB)`. `size` is bytes. */
export const documentNote = (size: number, language: Language): string =>
  `(PDF, ${formatFileSize(size, language)})`

/** A link to an asset that is a PDF; `otherwise` reads one that is none. */
function readDocument(
  { entry, value }: FieldValue,
  otherwise: () => Reading<LinkedFile>,
): Reading<LinkedFile> {
  const { space } = entry.edition
  const id = linkedId(value, 'Asset')
  if (!id.ok) return id
  const raw = space.asset(id.value)
  if (!raw) return notPublished(id.value)
  const file = v.safeParse(DocumentFile, entry.linked(raw).find('file')?.value)
  if (!file.success) return otherwise()
  const { url, details } = file.output
  if (!picturePath(url, space.id))
    return unreadable(`is at ${describe(url)}, which is not a file of this space`)
  const kept = space.picture(url)
  if (!kept) return unreadable('is a file that was not fetched')
  if (kept.kind === 'refused') return unreadable(`is a file that ${kept.problem}`)
  return readable({ url: addressOf(kept.file), size: details.size })
}

/** A link to an asset: a picture, or a PDF. */
export const linkedFile: Kind<LinkedFile> = {
  model: image.model,
  read: (found) =>
    readDocument(found, () => {
      const picture = image.read(found)
      return picture.ok ? readable({ url: picture.value.url }) : picture
    }),
}

/** A link to a PDF. */
export const linkedDocument: Kind<LinkedFile> = {
  model: { ...image.model, validations: [{ linkMimetypeGroup: ['pdfdocument'] }] },
  read: (found) => readDocument(found, () => unreadable('is no PDF')),
}
