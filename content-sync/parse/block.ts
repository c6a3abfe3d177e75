import type { Block } from '../../src/content/block.ts'
import { entryId, type FieldReaders, optional } from './fields.ts'
import { anchor } from './kinds.ts'

/** What every block has. */
export const blockFields: FieldReaders<Pick<Block, 'id' | 'anchor'>> = {
  id: entryId,
  anchor: optional(anchor),
}
