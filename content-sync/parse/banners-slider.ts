import type { BlockOf } from '../../src/content/block.ts'
import { blockFields } from './block.ts'
import { always, entryParser, required } from './fields.ts'
import { heroBanner } from './hero-banner.ts'
import { code } from './kinds.ts'
import { links } from './links.ts'

export const bannersSlider = entryParser<BlockOf<'bannersSlider'>>({
  ...blockFields,
  type: always('bannersSlider'),
  name: required(code),
  banners: required(links({ heroBanner })),
})
