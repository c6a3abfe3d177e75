import type { BlockOf } from '../../src/content/block.ts'
import type { EntryParser } from './entry-reader.ts'
import { shownPlan } from './shown-plan.ts'

export const planBlock: EntryParser<BlockOf<'plan'>> = (entry) => {
  const parsed = shownPlan(entry)
  return parsed && { id: entry.id, type: 'plan', plan: parsed }
}
