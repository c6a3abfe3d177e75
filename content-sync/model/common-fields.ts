import { tones } from '../../src/content/tone.ts'
import { choice, code, entries, entry, flag, image, line, richText, text } from './field.ts'
import { blockTypes, pageTypes } from './type-ids.ts'

export const name = code('name', 'Name (only editors see it)', { required: true })
export const title = line('title', 'Title', { required: true })
export const tone = choice('tone', 'Background', tones)
export const buttons = entries('buttons', 'Buttons', ['button'])
export const button = entry('button', 'Button', ['button'])
export const picture = image('image', 'Picture')

const keyPattern = '^[A-Za-z0-9-]+$'
/** A name by which code finds an entry. */
export const key = code('key', 'Key', {
  required: true,
  validations: [{ regexp: { pattern: keyPattern, flags: null } }],
  helpText: 'The site finds this entry by its key: leave it as it is.',
})

export const anchor = line('anchor', 'Fragment', {
  validations: [{ regexp: { pattern: '^[a-z0-9-]+$', flags: null } }],
  helpText: 'By this name a link reaches the block: small letters, digits and hyphens, without #.',
})

export const price = {
  validations: [{ regexp: { pattern: '^\\d+([.,]\\d{1,2})?$', flags: null } }],
  helpText: 'In euros with VAT, with a comma or a point: 4,90. A figure stands in one entry only.',
}

/** An entry of the same type that stands in on pages of Uoga Extra. */
export const extraVariant = (contentType: string) =>
  entry('extraVariant', 'Variant for Uoga Extra', [contentType], {
    helpText: 'Shown instead of this entry on pages whose path has the segment “extra”.',
  })

export const blocks = entries('blocks', 'Blocks', blockTypes, {
  helpText: 'What the page shows, from top to bottom.',
})

export const pageFields = [
  name,
  title,
  line('slug', 'Slug', {
    helpText:
      'The path without the language, such as mano/istorija. Small Latin letters, digits and hyphens.',
  }),
  line('seoTitle', 'Title for search engines and the browser tab', {
    required: true,
    validations: [{ size: { max: 70 } }],
  }),
  line('seoDescription', 'Description for search engines', {
    required: true,
    validations: [{ size: { max: 170 } }],
  }),
  flag('noIndex', 'Keep out of search engines'),
]

/** Where a page was before its slug changed, or what another page left to it. */
export const earlierAddresses = text('earlierAddresses', 'Earlier addresses', {
  localized: false,
  helpText:
    'Addresses that the page had before, with blanks between, such as /kainos /en/prices. Who follows one comes here.',
})

/** The words that a page's form or island needs. */
export const pageContentFields = [
  entries('inputs', 'Fields of the form', ['input']),
  entries('ctas', 'Buttons of the form', ['button'], {
    helpText:
      'The site finds each by its entry id. One without an address does what its place in the form says.',
  }),
  entries('modals', 'Dialogs', ['statusModal']),
]

export const bodyFields = [richText('text', 'Text'), picture, buttons, blocks, ...pageContentFields]

export const anyPage = (id: string, label: string) => entry(id, label, pageTypes)
