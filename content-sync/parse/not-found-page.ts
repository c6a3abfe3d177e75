import type { PageOf } from '../../src/content/page.ts'
import { button } from './button.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { image } from './image.ts'
import { links } from './links.ts'
import { pageFields } from './page.ts'
import { richText } from './rich-text.ts'

export const notFoundPage = entryParser<PageOf<'notFoundPage'>>({
  ...pageFields,
  type: always('notFoundPage'),
  text: required(richText),
  image: optional(image),
  buttons: optional(links({ button }), []),
})
