import type { PageOf } from '../../src/content/page.ts'
import { blocks } from './blocks.ts'
import { always, entryParser, required } from './fields.ts'
import { pageFields } from './page.ts'

export const homePage = entryParser<PageOf<'homePage'>>({
  ...pageFields,
  type: always('homePage'),
  blocks: required(blocks),
})
