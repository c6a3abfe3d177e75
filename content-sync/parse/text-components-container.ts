import type { BlockOf } from '../../src/content/block.ts'
import type { TextComponent } from '../../src/content/text-block.ts'
import { blockFields } from './block.ts'
import { buttonBlock } from './button-block.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { text } from './kinds.ts'
import { links } from './links.ts'
import { notificationBlock } from './notification.ts'
import { rateLine, rateLines } from './rates.ts'
import { textBlock, textColumns } from './text-block.ts'
import { value } from './value.ts'
import { valueWithRichText } from './value-with-rich-text.ts'

export const textComponentsContainer = entryParser<BlockOf<'textComponentsContainer'>>({
  ...blockFields,
  type: always('textComponentsContainer'),
  title: optional(text),
  components: required(
    links<TextComponent>({
      text: textBlock,
      textColumns,
      rateLine,
      rateLines,
      notification: notificationBlock,
      value,
      valueWithRichText,
      button: buttonBlock,
    }),
  ),
})
