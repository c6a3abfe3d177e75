import type { BlockOf } from '../../src/content/block.ts'
import { blockFields, declareBlock } from './block.ts'
import { editorsName } from './content-type.ts'
import { always, required } from './fields.ts'
import { heroBanner } from './hero-banner.ts'
import { links } from './links.ts'

export const bannersSlider = declareBlock<BlockOf<'bannersSlider'>>(
  { id: 'bannersSlider', name: 'Hero banner slider', description: 'Large banners at the top of a page.' },
  {
    ...blockFields,
    type: always('bannersSlider'),
    name: editorsName,
    banners: required(links({ heroBanner }), 'Banners'),
  },
)
