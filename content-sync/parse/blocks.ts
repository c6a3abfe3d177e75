import type { Block } from '../../src/content/block.ts'
import { links } from './links.ts'
import { pageTabs } from './page-tabs.ts'
import { plainBlockParsers, unknownBlock } from './plain-blocks.ts'

/** The blocks of a page, in their order. */
export const blocks = links<Block>({ ...plainBlockParsers, pageTabs }, unknownBlock)
