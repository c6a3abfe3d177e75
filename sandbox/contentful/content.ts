/** What an editor writes, before it is published: values by field and then by locale, as Contentful keeps them. */
export type Fields = Record<string, Record<string, unknown>>

export interface EntryContent {
  contentType: string
  fields: Fields
}

/** `title` and `description` are by locale. Width and height are pixels, 0 of a PDF. */
export interface AssetContent {
  title: Record<string, string>
  description: Record<string, string>
  fileName: string
  contentType: string
  width: number
  height: number
  bytes: Buffer
}

export interface SpaceContent {
  entries: ReadonlyMap<string, EntryContent>
  assets: ReadonlyMap<string, AssetContent>
}

export type LinkType = 'Entry' | 'Asset'

export interface Link {
  sys: { type: 'Link'; linkType: LinkType | 'Space' | 'Environment' | 'ContentType'; id: string }
}

export const linkTo = (linkType: Link['sys']['linkType'], id: string): Link => ({
  sys: { type: 'Link', linkType, id },
})
