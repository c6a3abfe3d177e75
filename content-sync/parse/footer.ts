import type { Footer } from '../../src/content/snapshot.ts'
import { declare } from './content-type.ts'
import { required } from './fields.ts'
import { line } from './kinds.ts'
import { linkGroup } from './link-group.ts'
import { links } from './links.ts'

export const footer = declare<Footer>(
  { id: 'footer', name: 'Footer', description: 'The foot of every page.' },
  {
    slogan: required(line, 'Slogan'),
    groups: required(links({ linkGroup }), 'Groups of links'),
    legalText: required(line, 'Legal line'),
  },
)
