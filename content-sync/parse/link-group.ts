import type { Footer } from '../../src/content/snapshot.ts'
import { button } from './button.ts'
import { entryId, entryParser, required } from './fields.ts'
import { text } from './kinds.ts'
import { links } from './links.ts'

export const linkGroup = entryParser<Footer['groups'][number]>({
  id: entryId,
  title: required(text),
  links: required(links({ button })),
})
