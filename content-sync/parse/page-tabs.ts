import { type BlockOf, type PlainBlock, type TabSection, tabVariants } from '../../src/content/block.ts'
import { iconNames } from '../../src/content/button-look.ts'
import { blockFields, declareBlock } from './block.ts'
import { declare } from './content-type.ts'
import { always, entryId, optional, required, withDefault } from './fields.ts'
import { fragmentKey, line, oneOf } from './kinds.ts'
import { links } from './links.ts'
import { plainBlockParsers, unknownBlock } from './plain-blocks.ts'

export const tabSection = declare<TabSection>(
  { id: 'tabSection', name: 'Section behind a tab', description: 'One tab and what it shows.' },
  {
    id: entryId,
    key: required(fragmentKey, 'Key', 'The fragment that opens the tab; settings know theirs by it.'),
    title: required(line, 'Title'),
    icon: optional(oneOf(iconNames), 'Icon', 'On the tile of a topic of help.'),
    blocks: required(links<PlainBlock>(plainBlockParsers, unknownBlock), 'Blocks'),
  },
)

export const pageTabs = declareBlock<BlockOf<'pageTabs'>>(
  { id: 'pageTabs', name: 'Tabs', description: 'Sections of which one is shown.' },
  {
    ...blockFields,
    type: always('pageTabs'),
    title: optional(line, 'Title'),
    variant: withDefault(oneOf(tabVariants), 'default', 'Look'),
    tabs: required(links({ tabSection }), 'Tabs'),
  },
)
