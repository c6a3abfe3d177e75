import type { BlockOf } from '../../src/content/block.ts'
import { blockFields, declareBlock } from './block.ts'
import { button } from './button.ts'
import { always, optional, required } from './fields.ts'
import { line, text } from './kinds.ts'
import { link, links } from './links.ts'
import { plan } from './plan.ts'

export const plansContainer = declareBlock<BlockOf<'plansContainer'>>(
  { id: 'plansContainer', name: 'Plans', description: 'Plan cards side by side.' },
  {
    ...blockFields,
    type: always('plansContainer'),
    title: required(line, 'Title'),
    text: optional(text, 'Text'),
    plans: required(links({ plan }), 'Plans'),
    footnote: optional(text, 'Footnote'),
    button: optional(link({ button }), 'Button'),
  },
)
