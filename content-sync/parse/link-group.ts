import type { Footer } from '../../src/content/snapshot.ts'
import { declare } from './content-type.ts'
import { entryId, required } from './fields.ts'
import { line } from './kinds.ts'
import { linkButton } from './link-button.ts'
import { links } from './links.ts'

export const linkGroup = declare<Footer['groups'][number]>(
  { id: 'linkGroup', name: 'Group of links', description: 'A titled list of links in the footer.' },
  {
    id: entryId,
    title: required(line, 'Title'),
    links: required(
      links({ button: linkButton }),
      'Links',
      'Buttons that lead somewhere; others are left out.',
    ),
  },
)
