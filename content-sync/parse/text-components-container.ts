import type { BlockOf } from '../../src/content/block.ts'
import type { TextComponent } from '../../src/content/text-block.ts'
import { blockFields, declareBlock } from './block.ts'
import { buttonBlock } from './button-block.ts'
import { always, optional, required } from './fields.ts'
import { line } from './kinds.ts'
import { links } from './links.ts'
import { notificationBlock } from './notification.ts'
import { rateLine, rateLines } from './rates.ts'
import { textBlock, textColumns } from './text-block.ts'
import { value } from './value.ts'
import { valueWithRichText } from './value-with-rich-text.ts'

const components = links<TextComponent>({
  text: textBlock,
  textColumns,
  rateLine,
  rateLines,
  notification: notificationBlock,
  value,
  valueWithRichText,
  button: buttonBlock,
})

export const textComponentsContainer = declareBlock<BlockOf<'textComponentsContainer'>>(
  {
    id: 'textComponentsContainer',
    name: 'Text components',
    description: 'Texts, notices, rates and values in a column.',
  },
  {
    ...blockFields,
    type: always('textComponentsContainer'),
    title: optional(line, 'Title'),
    components: required(components, 'Components'),
  },
)
