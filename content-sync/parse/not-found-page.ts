import type { PageOf } from '../../src/content/page.ts'
import { button } from './button.ts'
import { always, optional, required, withDefault } from './fields.ts'
import { image } from './image.ts'
import { links } from './links.ts'
import { declarePage, pageFields } from './page.ts'
import { richText } from './rich-text.ts'

export const notFoundPage = declarePage<PageOf<'notFoundPage'>>(
  { id: 'notFoundPage', name: '404 page', description: 'Shown for an address that does not exist.' },
  {
    ...pageFields,
    type: always('notFoundPage'),
    text: required(richText, 'Text'),
    image: optional(image, 'Picture'),
    buttons: withDefault(links({ button }), [], 'Buttons'),
  },
)
