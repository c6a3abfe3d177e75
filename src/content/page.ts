import * as v from 'valibot'
import { Block } from './block.ts'
import { Button } from './button.ts'
import { CentsInContent } from './cents.ts'
import { ImageAsset } from './image.ts'
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
  type: v.literal('topUpPage'),
  text: v.string(),
  image: v.optional(ImageAsset),
  /** What the form offers until the operator has said its own limits. */
  presetSumsInCents: v.array(CentsInContent),
  minimumInCents: CentsInContent,
  maximumInCents: CentsInContent,
  blocks: v.array(Block),
})

/** The island of a status page is found by its key. */
export const statusKeys = ['topUpWaiting', 'topUpFailure'] as const
export type StatusKey = (typeof statusKeys)[number]
export const paymentStatusKeys = ['topUpSuccess'] as const
export type PaymentStatusKey = (typeof paymentStatusKeys)[number]

/** `title` and `text` are shown once the operator has said that they are true. */
const status = { text: RichText, image: v.optional(ImageAsset), buttons: v.array(Button) }

export const GenericStatusPage = v.object({
  ...page,
  ...status,
  type: v.literal('genericStatusPage'),
  statusKey: v.picklist(statusKeys),
})

export const SuccessfulPaymentPage = v.object({
  ...page,
  ...status,
  type: v.literal('successfulPaymentPage'),
  statusKey: v.picklist(paymentStatusKeys),
})

export const Page = v.variant('type', [
  HomePage,
  NotFoundPage,
  TopUpPage,
  GenericStatusPage,
  SuccessfulPaymentPage,
])
export type Page = v.InferOutput<typeof Page>
export type PageType = Page['type']
export type PageOf<T extends PageType> = Extract<Page, { type: T }>

const accountPages: readonly PageType[] = ['topUpPage', 'genericStatusPage', 'successfulPaymentPage']

/** Pages with forms and figures of a customer: they have a style sheet of their own. */
export const isAccountPage = (page: Page): boolean => accountPages.includes(page.type)
