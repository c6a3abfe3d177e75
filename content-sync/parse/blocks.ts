import type { Block, BlockOf, BlockType } from '../../src/content/block.ts'
import { bannersSlider } from './banners-slider.ts'
import { cardsContainer } from './cards-container.ts'
import { contentBanner } from './content-banner.ts'
import type { EntryParser } from './entry-reader.ts'
import { faq } from './faq.ts'
import { links } from './links.ts'
import { plansContainer } from './plans-container.ts'
import { quickLinks } from './quick-links.ts'
import { textBanner } from './text-banner.ts'

/** One line for each content type that is a block. */
const blockParsers: { readonly [Type in Exclude<BlockType, 'unknown'>]: EntryParser<BlockOf<Type>> } = {
  bannersSlider,
  plansContainer,
  quickLinks,
  cardsContainer,
  textBanner,
  contentBanner,
  faq,
}

const unknownBlock: EntryParser<BlockOf<'unknown'>> = (entry) => {
  entry.report({ severity: 'broken', message: 'this site has no block for its content type' })
  return { id: entry.id, type: 'unknown', contentType: entry.contentType }
}

/** The blocks of a page, in their order. */
export const blocks = links<Block>(blockParsers, unknownBlock)
