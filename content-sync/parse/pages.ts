import type { EntryPageType, PageOf } from '../../src/content/page.ts'
import {
  becomeAPartnerPage,
  checkoutPage,
  cookieListPage,
  dashboardPage,
  formPage,
  genericLandingPage,
  historyPage,
  maintenancePage,
  newLoginInfoPage,
  orderSimPage,
  serviceReportPage,
  tabbedSectionsPage,
  usageDetailsPage,
} from './body-pages.ts'
import type { ContentTypeParser } from './content-type.ts'
import { homePage } from './home-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { genericStatusPage, successfulPaymentPage } from './status-pages.ts'
import { topUpPage } from './top-up-page.ts'

/** One line for each content type that is a page. */
export const pageParsers: { readonly [Type in EntryPageType]: ContentTypeParser<PageOf<Type>> } = {
  homePage,
  genericLandingPage,
  orderSimPage,
  becomeAPartnerPage,
  notFoundPage,
  serviceReportPage,
  checkoutPage,
  dashboardPage,
  topUpPage,
  successfulPaymentPage,
  historyPage,
  genericStatusPage,
  usageDetailsPage,
  maintenancePage,
  cookieListPage,
  newLoginInfoPage,
  formPage,
  tabbedSectionsPage,
}
