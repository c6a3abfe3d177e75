import type { ValueCard } from '../../src/content/block.ts'
import { iconNames } from '../../src/content/button.ts'
import { entryId, entryParser, optional, required } from './fields.ts'
import { oneOf, text } from './kinds.ts'

export const value = entryParser<ValueCard>({
  id: entryId,
  icon: optional(oneOf(iconNames)),
  title: required(text),
  text: required(text),
})
