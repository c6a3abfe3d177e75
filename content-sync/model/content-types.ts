import { allowance } from '../parse/allowance.ts'
import { buttonType } from '../parse/button.ts'
import type { ContentTypeParser } from '../parse/content-type.ts'
import { cookie, cookieCategory } from '../parse/cookie-category.ts'
import { faqItem } from '../parse/faq-item.ts'
import { footer } from '../parse/footer.ts'
import { header } from '../parse/header.ts'
import { heroBanner } from '../parse/hero-banner.ts'
import { linkGroup } from '../parse/link-group.ts'
import { maintenanceConfiguration } from '../parse/maintenance-configuration.ts'
import { microcopy } from '../parse/microcopy.ts'
import { navigation } from '../parse/navigation.ts'
import { offerCard } from '../parse/offer-card.ts'
import { input } from '../parse/page-content.ts'
import { pageTabs, tabSection } from '../parse/page-tabs.ts'
import { pageParsers } from '../parse/pages.ts'
import { personalOffer } from '../parse/personal-offer.ts'
import { plainBlockParsers } from '../parse/plain-blocks.ts'
import { plan } from '../parse/plan.ts'
import { planBuilder, planBuilderStep } from '../parse/plan-builder.ts'
import { promo } from '../parse/promo.ts'
import { countryWithOwnPrices, roamingPack, roamingZone } from '../parse/roaming.ts'
import { statusModal } from '../parse/status-modal.ts'
import type { ContentType } from './content-type.ts'

/** A button and a plan are more than blocks: their own parsers declare them. */
const { button, plan: planBlock, ...blockParsers } = plainBlockParsers

const parsers: ContentTypeParser<unknown>[] = [
  ...Object.values(pageParsers),
  ...Object.values(blockParsers),
  pageTabs,
  header,
  linkGroup,
  footer,
  navigation,
  maintenanceConfiguration,
  cookie,
  cookieCategory,
  statusModal,
  input,
  microcopy,
  heroBanner,
  offerCard,
  tabSection,
  faqItem,
  allowance,
  plan,
  promo,
  planBuilderStep,
  planBuilder,
  roamingZone,
  countryWithOwnPrices,
  roamingPack,
  personalOffer,
]

/** Every content type of a space, in Contentful's own form, as its parser declares it. */
export const contentTypes: ContentType[] = [...parsers.map(({ contentType }) => contentType), buttonType]
