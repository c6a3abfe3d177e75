import { type BlockOf, type TabSection, tabVariants } from '../../src/content/block.ts'
import { blockFields } from './block.ts'
import { always, entryId, entryParser, optional, required } from './fields.ts'
import { fragmentKey, oneOf, text } from './kinds.ts'
import { links } from './links.ts'
import { type PlainBlock, plainBlockParsers, unknownBlock } from './plain-blocks.ts'

export const tabSection = entryParser<TabSection>({
  id: entryId,
  key: required(fragmentKey),
  title: required(text),
  blocks: required(links<PlainBlock>(plainBlockParsers, unknownBlock)),
})

export const pageTabs = entryParser<BlockOf<'pageTabs'>>({
  ...blockFields,
  type: always('pageTabs'),
  title: optional(text),
  variant: optional(oneOf(tabVariants), 'default'),
  tabs: required(links({ tabSection })),
})
