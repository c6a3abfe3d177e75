import type { BlockOf } from '../../src/content/block.ts'
import { iconNames } from '../../src/content/button-look.ts'
import { blockFields, declareBlock } from './block.ts'
import { always, optional, required } from './fields.ts'
import { line, oneOf } from './kinds.ts'
import { richText } from './rich-text.ts'

export const valueWithRichText = declareBlock<BlockOf<'valueWithRichText'>>(
  {
    id: 'valueWithRichText',
    name: 'Value with rich text',
    description: 'A card with an icon, a title and a formatted text.',
    displayField: 'title',
  },
  {
    ...blockFields,
    type: always('valueWithRichText'),
    icon: optional(oneOf(iconNames), 'Icon'),
    title: required(line, 'Title'),
    text: required(richText, 'Text'),
  },
)
