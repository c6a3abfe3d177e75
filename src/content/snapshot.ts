import type { Language } from '../i18n/language.ts'
import type { LinkButton } from './button.ts'
import type { CookieCategory } from './cookie-category.ts'
import type { MaintenanceConfiguration } from './maintenance-configuration.ts'
import type { Navigation } from './navigation.ts'
import type { Notification } from './notification.ts'
import type { Page } from './page.ts'
import type { PersonalOffer } from './personal-offer.ts'
import type { Plan } from './plan.ts'
import type { PlanBuilder } from './plan-builder.ts'
import type { RoamingCountry, RoamingPack, RoamingZone } from './roaming.ts'
import type { RateLine } from './text-block.ts'

export interface Header {
  links: LinkButton[]
  selfServiceLink?: LinkButton
}

export interface LinkGroup {
  id: string
  title: string
  links: LinkButton[]
}

export interface Footer {
  slogan: string
  groups: LinkGroup[]
  legalText: string
}

/** All content of the site in one language: what content-sync writes and the build reads. */
export interface Site {
  language: Language
  pages: Page[]
  header: Header
  footer: Footer
  navigation: Navigation
  maintenance: MaintenanceConfiguration
  cookieCategories: CookieCategory[]
  /** Every plan of the content, those that are not shown too. */
  plans: Plan[]
  planBuilder?: PlanBuilder
  roamingZones: RoamingZone[]
  roamingCountries: RoamingCountry[]
  roamingPacks: RoamingPack[]
  /** The lines of every table of rates: a page that reckons with a few of them doesn't depend on all pages. */
  rates: RateLine[]
  personalOffers: PersonalOffer[]
  /** What self-service shows by itself, one of a kind. */
  notifications: Notification[]
  microcopy: Record<string, string>
}

/** An address that a page had before, and the one in the same language that it leads to. */
export interface MovedPage {
  from: string
  to: string
}

export type Snapshot = Record<Language, Site> & {
  movedPages: MovedPage[]
  /** When the entry of a page was last published, an ISO instant by the page's id; without those that are not known. */
  changedAt: Record<string, string>
}
