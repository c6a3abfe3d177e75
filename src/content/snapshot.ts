import * as v from 'valibot'
import { languages } from '../i18n/language.ts'
import { Button, LinkButton } from './button.ts'
import { CookieCategory } from './cookie-category.ts'
import { MaintenanceConfiguration } from './maintenance-configuration.ts'
import { Navigation } from './navigation.ts'
import { Notification } from './notification.ts'
import { Page } from './page.ts'
import { PersonalOffer } from './personal-offer.ts'
import { Plan } from './plan.ts'
import { PlanBuilder } from './plan-builder.ts'
import { RoamingCountry, RoamingPack, RoamingZone } from './roaming.ts'

export const Header = v.object({
  links: v.array(LinkButton),
  selfServiceLink: v.optional(LinkButton),
})
export type Header = v.InferOutput<typeof Header>

export const LinkGroup = v.object({ id: v.string(), title: v.string(), links: v.array(Button) })

export const Footer = v.object({
  slogan: v.string(),
  groups: v.array(LinkGroup),
  legalText: v.string(),
})
export type Footer = v.InferOutput<typeof Footer>

/** All content of the site in one language: what content-sync writes and the build reads. */
export const Site = v.object({
  language: v.picklist(languages),
  pages: v.array(Page),
  header: Header,
  footer: Footer,
  navigation: Navigation,
  maintenance: MaintenanceConfiguration,
  cookieCategories: v.array(CookieCategory),
  /** Every plan of the content, those that are not shown too. */
  plans: v.array(Plan),
  planBuilder: v.optional(PlanBuilder),
  roamingZones: v.array(RoamingZone),
  roamingCountries: v.array(RoamingCountry),
  roamingPacks: v.array(RoamingPack),
  personalOffers: v.array(PersonalOffer),
  /** What self-service shows by itself, one of a kind. */
  notifications: v.array(Notification),
  microcopy: v.record(v.string(), v.string()),
})
export type Site = v.InferOutput<typeof Site>

/** An address that a page had before, and the one in the same language that it leads to. */
export const MovedPage = v.object({ from: v.string(), to: v.string() })
export type MovedPage = v.InferOutput<typeof MovedPage>

export const Snapshot = v.object({ lt: Site, en: Site, ru: Site, movedPages: v.array(MovedPage) })
export type Snapshot = v.InferOutput<typeof Snapshot>
