import type { Block } from '../../src/content/block.ts'
import { type About, type ContentTypeParser, declare } from './content-type.ts'
import { entryId, type FieldReaders, optional } from './fields.ts'
import { anchor } from './kinds.ts'

/** What every block has. */
export const blockFields: FieldReaders<Pick<Block, 'id' | 'anchor'>> = {
  id: entryId,
  anchor: optional(
    anchor,
    'Fragment',
    'By this name a link reaches the block: small letters, digits and hyphens, without #.',
  ),
}

/** The declaration of a content type that is a block; every block may have a variant for pages of Uoga Extra. */
export const declareBlock = <T extends Block>(about: About, readers: FieldReaders<T>): ContentTypeParser<T> =>
  declare<T>({ ...about, hasExtraVariant: true }, readers)
