import type { EntryPageType } from '../../src/content/page.ts'

const types: Record<EntryPageType, true> = {
  homePage: true,
  genericLandingPage: true,
  orderSimPage: true,
  becomeAPartnerPage: true,
  notFoundPage: true,
  serviceReportPage: true,
  checkoutPage: true,
  dashboardPage: true,
  topUpPage: true,
  successfulPaymentPage: true,
  historyPage: true,
  genericStatusPage: true,
  usageDetailsPage: true,
  maintenancePage: true,
  cookieListPage: true,
  newLoginInfoPage: true,
  formPage: true,
  tabbedSectionsPage: true,
}

/** Content types that are pages: a link may lead to one. */
export const pageTypes: readonly string[] = Object.keys(types)
