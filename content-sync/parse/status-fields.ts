import type { PageOf } from '../../src/content/page.ts'
import { button } from './button.ts'
import { type FieldReaders, optional, required } from './fields.ts'
import { image } from './image.ts'
import { links } from './links.ts'
import { richText } from './rich-text.ts'

/** What every page that says how something went has. */
export const statusFields: FieldReaders<Pick<PageOf<'genericStatusPage'>, 'text' | 'image' | 'buttons'>> = {
  text: required(richText),
  image: optional(image),
  buttons: optional(links({ button }), []),
}
