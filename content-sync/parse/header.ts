import type { Header } from '../../src/content/snapshot.ts'
import { declare } from './content-type.ts'
import { optional, required } from './fields.ts'
import { linkButton } from './link-button.ts'
import { link, links } from './links.ts'

export const header = declare<Header>(
  { id: 'header', name: 'Header', description: 'Links at the top of every page.' },
  {
    links: required(links({ button: linkButton }), 'Links'),
    selfServiceLink: optional(link({ button: linkButton }), 'Self-service link'),
  },
)
