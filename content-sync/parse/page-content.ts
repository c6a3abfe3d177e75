import type { PageOf } from '../../src/content/page.ts'
import type { Input } from '../../src/content/page-content.ts'
import { blocks } from './blocks.ts'
import { button } from './button.ts'
import { declare } from './content-type.ts'
import { cta } from './cta.ts'
import { entryId, type FieldReaders, optional, required, withDefault } from './fields.ts'
import { image } from './image.ts'
import { key, line, text } from './kinds.ts'
import { links } from './links.ts'
import { pageFields } from './page.ts'
import { richText } from './rich-text.ts'
import { statusModal } from './status-modal.ts'

export const input = declare<Input>(
  { id: 'input', name: 'Field of a form', description: 'The words around one field of a form.' },
  {
    id: entryId,
    key: required(key, 'Key'),
    label: required(line, 'Label'),
    hint: optional(line, 'Hint under the label'),
    placeholder: optional(line, 'Example in the field'),
    tooltip: optional(text, 'Explanation behind the “?”'),
  },
)

/** The words that a form needs. */
export const pageContent: FieldReaders<Pick<PageOf<'formPage'>, 'inputs' | 'ctas' | 'modals'>> = {
  inputs: withDefault(links({ input }), [], 'Fields of the form'),
  ctas: withDefault(
    links({ button: cta }),
    [],
    'Buttons of the form',
    'The site finds each by its entry id. One without an address does what its place in the form says.',
  ),
  modals: withDefault(links({ statusModal }), [], 'Dialogs'),
}

export const blocksHelp = 'What the page shows, from top to bottom.'

/** What most pages have: everything but their type and keys. */
export const bodyFields: FieldReaders<Omit<PageOf<'checkoutPage'>, 'type'>> = {
  ...pageFields,
  text: optional(richText, 'Text'),
  image: optional(image, 'Picture'),
  buttons: withDefault(links({ button }), [], 'Buttons'),
  blocks: withDefault(blocks, [], 'Blocks', blocksHelp),
}

/** The same for pages that say how something went. */
export const statusFields: FieldReaders<Omit<PageOf<'genericStatusPage'>, 'type' | 'statusKey'>> = {
  ...bodyFields,
  text: required(richText, 'Text'),
}
