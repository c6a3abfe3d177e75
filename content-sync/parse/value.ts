import type { BlockOf } from '../../src/content/block.ts'
import { iconNames } from '../../src/content/button-look.ts'
import { blockFields, declareBlock } from './block.ts'
import { always, optional, required } from './fields.ts'
import { line, oneOf, text } from './kinds.ts'

export const value = declareBlock<BlockOf<'value'>>(
  {
    id: 'value',
    name: 'Value',
    description: 'A card with an icon, a title and a short text.',
    displayField: 'title',
  },
  {
    ...blockFields,
    type: always('value'),
    icon: optional(oneOf(iconNames), 'Icon'),
    title: required(line, 'Title'),
    text: required(text, 'Text'),
  },
)
