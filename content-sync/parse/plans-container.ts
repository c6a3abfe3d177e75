import type { BlockOf } from '../../src/content/block.ts'
import { blockFields } from './block.ts'
import { button } from './button.ts'
import { always, entryParser, optional, required } from './fields.ts'
import { text } from './kinds.ts'
import { link, links } from './links.ts'
import { plan } from './plan.ts'

export const plansContainer = entryParser<BlockOf<'plansContainer'>>({
  ...blockFields,
  type: always('plansContainer'),
  title: required(text),
  text: optional(text),
  plans: required(links({ plan })),
  footnote: optional(text),
  button: optional(link({ button })),
})
