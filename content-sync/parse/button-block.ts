import type { BlockOf } from '../../src/content/block.ts'
import { button } from './button.ts'
import type { EntryParser } from './entry-reader.ts'

export const buttonBlock: EntryParser<BlockOf<'button'>> = (entry) => {
  const parsed = button(entry)
  return parsed && { id: entry.id, type: 'button', button: parsed }
}
