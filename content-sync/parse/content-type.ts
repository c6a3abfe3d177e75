import type { ContentType } from '../model/content-type.ts'
import type { EntryParser } from './entry-reader.ts'
import { entryParser, type FieldReader, type FieldReaders, fieldsOf, optional, required } from './fields.ts'
import { code } from './kinds.ts'
import { variantLink } from './links.ts'

/** What editors read of a content type. */
export interface About {
  id: string
  name: string
  description: string
  /** The field by which editors find an entry; by default a name that only they see. */
  displayField?: string
  /** Whether an entry may have a variant for pages of Uoga Extra. */
  hasExtraVariant?: boolean
  /** Further fields, that the parser of the whole space reads. */
  readElsewhere?: Record<string, FieldReader<unknown>>
}

/** Reads the entries of one content type. */
export interface ContentTypeParser<T> extends EntryParser<T> {
  contentType: ContentType
}

export const editorsName = required(code, 'Name (only editors see it)')

/** The content type as Contentful has it: the fields that `readers` read, and those that belong to every type of its sort. */
export function contentType(about: About, readers: object): ContentType {
  const { id, name, description, displayField = 'name', hasExtraVariant, readElsewhere } = about
  const fields = fieldsOf({
    ...(displayField === 'name' && { name: editorsName }),
    ...readers,
    ...readElsewhere,
    ...(hasExtraVariant && {
      extraVariant: optional(
        variantLink(id),
        'Variant for Uoga Extra',
        'Shown instead of this entry on pages whose path has the segment “extra”.',
      ),
    }),
  })
  return { id, name, description, displayField, fields }
}

/** The one declaration of a content type: its fields, as editors see them and as properties of the domain type. */
export const declare = <T extends object>(about: About, readers: FieldReaders<T>): ContentTypeParser<T> =>
  Object.assign(entryParser(readers), { contentType: contentType(about, readers) })
