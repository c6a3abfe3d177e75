import type { PageOf } from '../../src/content/page.ts'
import type { Input } from '../../src/content/page-content.ts'
import { blocks } from './blocks.ts'
import { button } from './button.ts'
import { cta } from './cta.ts'
import { entryId, entryParser, type FieldReaders, optional, required } from './fields.ts'
import { image } from './image.ts'
import { key, text } from './kinds.ts'
import { links } from './links.ts'
import { pageFields } from './page.ts'
import { richText } from './rich-text.ts'
import { statusModal } from './status-modal.ts'

const input = entryParser<Input>({
  id: entryId,
  key: required(key),
  label: required(text),
  hint: optional(text),
  placeholder: optional(text),
  tooltip: optional(text),
})

/** The words that a page's form or island needs. */
export const pageContent: FieldReaders<Pick<PageOf<'topUpPage'>, 'inputs' | 'ctas' | 'modals'>> = {
  inputs: optional(links({ input }), []),
  ctas: optional(links({ button: cta }), []),
  modals: optional(links({ statusModal }), []),
}

/** What most pages have: everything but their type and keys. */
export const bodyFields: FieldReaders<Omit<PageOf<'genericLandingPage'>, 'type'>> = {
  ...pageFields,
  ...pageContent,
  text: optional(richText),
  image: optional(image),
  buttons: optional(links({ button }), []),
  blocks: optional(blocks, []),
}

/** The same for pages that say how something went. */
export const statusFields: FieldReaders<Omit<PageOf<'genericStatusPage'>, 'type' | 'statusKey'>> = {
  ...bodyFields,
  text: required(richText),
}
