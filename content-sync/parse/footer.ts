import type { Footer } from '../../src/content/snapshot.ts'
import { entryParser, required } from './fields.ts'
import { text } from './kinds.ts'
import { linkGroup } from './link-group.ts'
import { links } from './links.ts'

export const footer = entryParser<Footer>({
  slogan: required(text),
  groups: required(links({ linkGroup })),
  legalText: required(text),
})
