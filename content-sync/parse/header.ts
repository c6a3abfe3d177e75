import type { Header } from '../../src/content/snapshot.ts'
import { button } from './button.ts'
import { entryParser, optional, required } from './fields.ts'
import { link, links } from './links.ts'

export const header = entryParser<Header>({
  links: required(links({ button })),
  selfServiceLink: optional(link({ button })),
})
