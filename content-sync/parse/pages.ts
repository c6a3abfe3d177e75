import type { PageOf, PageType } from '../../src/content/page.ts'
import type { EntryParser } from './entry-reader.ts'
import { genericStatusPage } from './generic-status-page.ts'
import { homePage } from './home-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { successfulPaymentPage } from './successful-payment-page.ts'
import { topUpPage } from './top-up-page.ts'

/** One line for each content type that is a page. */
export const pageParsers: { readonly [Type in PageType]: EntryParser<PageOf<Type>> } = {
  homePage,
  notFoundPage,
  topUpPage,
  genericStatusPage,
  successfulPaymentPage,
}
