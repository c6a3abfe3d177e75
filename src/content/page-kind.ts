import { isSelfServicePath } from '../i18n/language.ts'
import type { Page } from './page.ts'
import type { StatusKey } from './page-key.ts'

/** Pages with forms and figures of a customer: they have a style sheet of their own. */
export function isAccountPage(page: Page): boolean {
  switch (page.type) {
    case 'topUpPage':
    case 'genericStatusPage':
    case 'successfulPaymentPage':
    case 'serviceReportPage':
    case 'checkoutPage':
    case 'dashboardPage':
    case 'historyPage':
    case 'usageDetailsPage':
    case 'formPage':
    case 'orderSimPage':
      return true
    case 'tabbedSectionsPage':
      return page.sectionsKey === 'profileSettings'
    case 'genericLandingPage':
      return isCartPage(page) || isOfflinePage(page)
    case 'homePage':
    case 'becomeAPartnerPage':
    case 'notFoundPage':
    case 'maintenancePage':
    case 'cookieListPage':
    case 'newLoginInfoPage':
    case 'countryPage':
    case 'articlePage':
      return false
  }
}

/**
 * Whether marketing's scripts may run on a page: not where numbers, payments, orders and codes are, and not where a script
 * may call the operator in the person's name, nor where the address has what someone typed.
 */
export const mayHaveTags = (page: Page): boolean =>
  !isAccountPage(page) && page.id !== 'createYourPlanPageContent' && page.id !== 'searchPage'

/** The cart's page is a landing page that code finds by its id: it shows what someone has chosen. */
export const isCartPage = (page: Page): boolean => page.id === 'cartPage'

/** How a payment or an order went, or what it waits for. */
const outcomes: readonly StatusKey[] = [
  'topUpWaiting',
  'topUpFailure',
  'orderSuccess',
  'orderFailure',
  'simOrder',
  'esimOrder',
]

/** Where a user waits for a payment or an order, or comes back from one. */
export const isOutcomePage = (page: Page): boolean =>
  page.type === 'successfulPaymentPage' ||
  (page.type === 'genericStatusPage' && outcomes.includes(page.statusKey))

/** Where something is bought: what is in the cart, an order, a SIM card or an eSIM, a top-up, and how that went. */
export const isBuyingPage = (page: Page): boolean =>
  isOutcomePage(page) ||
  page.type === 'checkoutPage' ||
  page.type === 'orderSimPage' ||
  page.type === 'topUpPage' ||
  isCartPage(page)

/** The landing page that is shown in place of others while there is no connection. */
export const offlinePageId = 'offlinePage'

/** It is seen at any address, those of self-service too: no tag may run there. */
export const isOfflinePage = (page: Page): boolean => page.id === offlinePageId

/** Whether a page shows nothing to a visitor who isn't signed in; top-ups and guests' forms are open to everybody. */
export function needsSignIn(page: Page): boolean {
  switch (page.type) {
    case 'serviceReportPage':
    case 'checkoutPage':
    case 'dashboardPage':
    case 'historyPage':
    case 'usageDetailsPage':
      return true
    case 'formPage':
      return isSelfServicePath(page.path)
    case 'tabbedSectionsPage':
      return page.sectionsKey === 'profileSettings'
    default:
      return false
  }
}

/** The registration flow and the consents page are special. */
export const isSpecialPage = (page: Page): boolean =>
  page.id === 'consentsPage' || (page.type === 'formPage' && page.formKey === 'registration')
