import type { Header } from '../../src/content/snapshot.ts'
import { entryParser, optional, required } from './fields.ts'
import { linkButton } from './link-button.ts'
import { link, links } from './links.ts'

export const header = entryParser<Header>({
  links: required(links({ button: linkButton })),
  selfServiceLink: optional(link({ button: linkButton })),
})
