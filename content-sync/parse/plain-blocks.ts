import type { BlockOf, PlainBlock } from '../../src/content/block.ts'
import { actionCard, actionCardsContainer } from './action-card.ts'
import { bannersSlider } from './banners-slider.ts'
import { buttonBlock } from './button-block.ts'
import { contentBanner } from './content-banner.ts'
import type { ContentTypeParser } from './content-type.ts'
import type { EntryParser } from './entry-reader.ts'
import { faq } from './faq.ts'
import { notificationBlock } from './notification.ts'
import { offerCardsSlider } from './offer-card.ts'
import { phoneList } from './phone-list.ts'
import { planBlock } from './plan-block.ts'
import { plansBanner } from './plans-banner.ts'
import { plansContainer } from './plans-container.ts'
import { quickLinks } from './quick-links.ts'
import { rateLine, rateLines } from './rates.ts'
import { textBanner } from './text-banner.ts'
import { textBlock, textColumns } from './text-block.ts'
import { textComponentsContainer } from './text-components-container.ts'
import { value } from './value.ts'
import { cardsContainer, cardsSlider } from './value-cards.ts'
import { valueWithRichText } from './value-with-rich-text.ts'

/** One line for each content type that is a block, but for tabs: those hold blocks themselves. */
export const plainBlockParsers: {
  readonly [Type in Exclude<PlainBlock['type'], 'unknown' | 'button' | 'plan'>]: ContentTypeParser<
    BlockOf<Type>
  >
} & { button: EntryParser<BlockOf<'button'>>; plan: EntryParser<BlockOf<'plan'>> } = {
  bannersSlider,
  textBanner,
  contentBanner,
  offerCardsSlider,
  quickLinks,
  textComponentsContainer,
  cardsSlider,
  cardsContainer,
  actionCardsContainer,
  actionCard,
  button: buttonBlock,
  plansContainer,
  plansBanner,
  plan: planBlock,
  textColumns,
  text: textBlock,
  rateLine,
  rateLines,
  notification: notificationBlock,
  value,
  valueWithRichText,
  faq,
  phoneList,
}

export const unknownBlock: EntryParser<BlockOf<'unknown'>> = (entry) => {
  entry.report({ severity: 'broken', message: 'this site has no block for its content type' })
  return { id: entry.id, type: 'unknown', contentType: entry.contentType }
}
