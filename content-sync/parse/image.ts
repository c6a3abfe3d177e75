import * as v from 'valibot'
import type { ImageAsset } from '../../src/content/image.ts'
import { PictureFile, picturePath } from '../pictures/picture.ts'
import { entryParser, type Kind, optional, required } from './fields.ts'
import { code, text } from './kinds.ts'
import { linkedId, notPublished } from './links.ts'
import { describe, readable, unreadable } from './reading.ts'

/** Where the site has a file of the content. */
export const addressOf = (file: string): string => `/media/${file}`

/** The file of an asset, which Contentful keeps for itself: no field of a content type. */
const imageFile: Kind<Omit<ImageAsset, 'title' | 'description'>> = {
  model: code.model,
  read: ({ entry, value }) => {
    const file = v.safeParse(PictureFile, value)
    if (!file.success) {
      return unreadable(`is not a picture with its sizes (${v.getDotPath(file.issues[0]) ?? 'no file'})`)
    }
    const { url, fileName, contentType, details } = file.output
    if (!picturePath(url, entry.edition.space.id))
      return unreadable(`is at ${describe(url)}, which is not a file of this space`)
    const picture = entry.edition.space.picture(url)
    if (!picture) return unreadable('is a picture that was not fetched')
    if (picture.kind === 'refused') return unreadable(`is a picture that ${picture.problem}`)
    const { size, image } = details
    return readable({
      url: addressOf(picture.file),
      sources: picture.sources.map((source) => ({ url: addressOf(source.file), width: source.width })),
      fileName,
      contentType,
      size,
      ...image,
    })
  },
}

/** The words for those who don't see a picture; an editor writes `-` where it only decorates. */
const alternativeText: Kind<string> = {
  ...text,
  read: (found) => {
    const reading = text.read(found)
    return reading.ok && reading.value.trim() === '-' ? readable('') : reading
  },
}

const asset = entryParser<{
  file: Omit<ImageAsset, 'title' | 'description'>
  title?: string
  description: string
}>({
  file: required(imageFile),
  title: optional(text),
  description: required(alternativeText),
})

/** A link to an asset, as a picture with its words in the language that is being made. */
export const image: Kind<ImageAsset> = {
  model: {
    type: 'Link',
    localized: false,
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  },
  read: ({ entry, value }) => {
    const id = linkedId(value, 'Asset')
    if (!id.ok) return id
    const raw = entry.edition.space.asset(id.value)
    if (!raw) return notPublished(id.value)
    const parsed = asset(entry.linked(raw))
    if (!parsed) return unreadable()
    const { file, title = file.fileName, description } = parsed
    return readable({ ...file, title, description })
  },
}
