import type { BlockOf } from '../../src/content/block.ts'
import { blockFields, declareBlock } from './block.ts'
import { always, required } from './fields.ts'
import { line } from './kinds.ts'
import { linkButton } from './link-button.ts'
import { links } from './links.ts'

export const quickLinks = declareBlock<BlockOf<'quickLinks'>>(
  { id: 'quickLinks', name: 'Quick links', description: 'Short links with icons.' },
  {
    ...blockFields,
    type: always('quickLinks'),
    title: required(line, 'Title'),
    links: required(links({ button: linkButton }), 'Links'),
  },
)
