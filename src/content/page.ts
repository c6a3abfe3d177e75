import * as v from 'valibot'
import { Block, TabSection } from './block.ts'
import { Button } from './button.ts'
import { CentsInContent } from './cents.ts'
import { CookieCategory } from './cookie-category.ts'
import { ImageAsset } from './image.ts'
import { pageContent } from './page-content.ts'
import {
  formKeys,
  maintenanceScopes,
  paymentStatusKeys,
  sectionsKeys,
  simTypes,
  statusKeys,
} from './page-key.ts'
import { RichText } from './rich-text.ts'

/** What every page has. `path` is absolute without a trailing slash; `alternates` are its paths in all languages. */
const page = {
  id: v.string(),
  path: v.string(),
  alternates: v.object({ lt: v.string(), en: v.string(), ru: v.string() }),
  title: v.string(),
  seoTitle: v.string(),
  seoDescription: v.string(),
  noIndex: v.boolean(),
}

/** What most pages show under their title, and the words of their forms. */
const body = {
  ...page,
  ...pageContent,
  text: v.optional(RichText),
  image: v.optional(ImageAsset),
  buttons: v.array(Button),
  blocks: v.array(Block),
}

/** `title` and `text` are shown once the operator has said that they are true. */
const status = { ...body, text: RichText }

export const HomePage = v.object({ ...page, type: v.literal('homePage'), blocks: v.array(Block) })

export const NotFoundPage = v.object({
  ...page,
  type: v.literal('notFoundPage'),
  text: RichText,
  image: v.optional(ImageAsset),
  buttons: v.array(Button),
})

export const TopUpPage = v.object({
  ...page,
  ...pageContent,
  type: v.literal('topUpPage'),
  text: v.string(),
  image: v.optional(ImageAsset),
  /** What the form offers until the operator has said its own limits. */
  presetSumsInCents: v.array(CentsInContent),
  minimumInCents: CentsInContent,
  maximumInCents: CentsInContent,
  blocks: v.array(Block),
})

const GenericStatusPage = v.object({
  ...status,
  type: v.literal('genericStatusPage'),
  statusKey: v.picklist(statusKeys),
})
const SuccessfulPaymentPage = v.object({
  ...status,
  type: v.literal('successfulPaymentPage'),
  statusKey: v.picklist(paymentStatusKeys),
})
const FormPage = v.object({ ...body, type: v.literal('formPage'), formKey: v.picklist(formKeys) })
const OrderSimPage = v.object({ ...body, type: v.literal('orderSimPage'), simType: v.picklist(simTypes) })
const MaintenancePage = v.object({
  ...body,
  type: v.literal('maintenancePage'),
  scope: v.picklist(maintenanceScopes),
})
const CookieListPage = v.object({
  ...body,
  type: v.literal('cookieListPage'),
  categories: v.array(CookieCategory),
})
const TabbedSectionsPage = v.object({
  ...body,
  type: v.literal('tabbedSectionsPage'),
  sectionsKey: v.picklist(sectionsKeys),
  sections: v.array(TabSection),
})

export const Page = v.variant('type', [
  HomePage,
  v.object({ ...body, type: v.literal('genericLandingPage') }),
  OrderSimPage,
  v.object({ ...body, type: v.literal('becomeAPartnerPage') }),
  NotFoundPage,
  v.object({ ...body, type: v.literal('serviceReportPage') }),
  v.object({ ...body, type: v.literal('checkoutPage') }),
  v.object({ ...body, type: v.literal('dashboardPage') }),
  TopUpPage,
  SuccessfulPaymentPage,
  v.object({ ...body, type: v.literal('historyPage') }),
  GenericStatusPage,
  v.object({ ...body, type: v.literal('usageDetailsPage') }),
  MaintenancePage,
  CookieListPage,
  v.object({ ...body, type: v.literal('newLoginInfoPage') }),
  FormPage,
  TabbedSectionsPage,
])
export type Page = v.InferOutput<typeof Page>
export type PageType = Page['type']
export type PageOf<T extends PageType> = Extract<Page, { type: T }>
/** A page with a body of its own: text, picture, buttons and blocks. */
export type BodyPage = Exclude<Page, { type: 'homePage' | 'notFoundPage' | 'topUpPage' }>
