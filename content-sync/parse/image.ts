import * as v from 'valibot'
import type { ImageAsset } from '../../src/content/image.ts'
import { entryParser, type Kind, optional, required } from './fields.ts'
import { code, text } from './kinds.ts'
import { linkedId, notPublished } from './links.ts'
import { describe, readable, unreadable } from './reading.ts'

const pixels = v.pipe(v.number(), v.finite(), v.gtValue(0))
const PictureFile = v.object({
  url: v.string(),
  fileName: v.string(),
  contentType: v.pipe(v.string(), v.startsWith('image/')),
  details: v.object({ size: v.number(), image: v.object({ width: pixels, height: pixels }) }),
})

/** `//host/<spaceId>/<assetId>/<token>/<fileName>`; a segment of dots alone, also as %2e, would climb out of /media. */
const segment = String.raw`((?!(?:\.|%2e)+(?:/|$))[^/?#\\\s"'<>\p{Cc}]+)`
const deliveryUrl = new RegExp(`^(?:https:)?//[^/]+/${segment}/${segment}/${segment}/${segment}$`, 'iu')

/** The file of an asset, which Contentful keeps for itself: no field of a content type. */
const imageFile: Kind<Omit<ImageAsset, 'title' | 'description'>> = {
  model: code.model,
  read: ({ entry, value }) => {
    const file = v.safeParse(PictureFile, value)
    if (!file.success) {
      return unreadable(`is not a picture with its sizes (${v.getDotPath(file.issues[0]) ?? 'no file'})`)
    }
    const { url, fileName, contentType, details } = file.output
    const [, spaceId, assetId, token, name] = deliveryUrl.exec(url) ?? []
    if (spaceId !== entry.edition.space.id) {
      return unreadable(`is at ${describe(url)}, which is not a file of this space`)
    }
    const drawing = contentType === 'image/svg+xml' ? entry.edition.space.drawings[url] : ''
    if (drawing === undefined) return unreadable('is a drawing that could not be fetched, to be looked at')
    if (drawing) return unreadable(`is a drawing that ${drawing}`)
    const { size, image } = details
    return readable({ url: `/media/${assetId}/${token}/${name}`, fileName, contentType, size, ...image })
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
    const raw = entry.edition.space.assets.get(id.value)
    if (!raw) return notPublished(id.value)
    const parsed = asset(entry.linked(raw))
    if (!parsed) return unreadable()
    const { file, title = file.fileName, description } = parsed
    return readable({ ...file, title, description })
  },
}
