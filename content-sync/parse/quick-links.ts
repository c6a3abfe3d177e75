import type { BlockOf } from '../../src/content/block.ts'
import { blockFields } from './block.ts'
import { always, entryParser, required } from './fields.ts'
import { text } from './kinds.ts'
import { linkButton } from './link-button.ts'
import { links } from './links.ts'

export const quickLinks = entryParser<BlockOf<'quickLinks'>>({
  ...blockFields,
  type: always('quickLinks'),
  title: required(text),
  links: required(links({ button: linkButton })),
})
