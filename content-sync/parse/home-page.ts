import type { PageOf } from '../../src/content/page.ts'
import { blocks } from './blocks.ts'
import { always, required } from './fields.ts'
import { declarePage, pageFields } from './page.ts'
import { blocksHelp } from './page-content.ts'

export const homePage = declarePage<PageOf<'homePage'>>(
  { id: 'homePage', name: 'Home page', description: 'The first page of the site.' },
  {
    ...pageFields,
    type: always('homePage'),
    blocks: required(blocks, 'Blocks', blocksHelp),
  },
)
