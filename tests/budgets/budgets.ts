import type { Page } from '../../src/content/page.ts'
import type { PaymentStatusKey, StatusKey } from '../../src/content/page-key.ts'
import { isCartPage } from '../../src/content/page-kind.ts'
import { isSelfServicePath } from '../../src/i18n/language.ts'

/** HTML and everything that blocks it, on every page: bytes in brotli. */
export const firstRenderBudget = 14_600

/** The document, its fonts, the pictures that don't wait and its scripts: files between the address of a page to read and its picture. */
export const filesBeforePictureBudget = 6

/** All script before anything is touched, bytes in brotli. */
export const scriptBudgets = {
  reading: 4_000,
  form: 80_000,
  selfService: 95_000,
}
type PageClass = keyof typeof scriptBudgets

/** What a page is for, which says how much script it may have: no page is without a class. */
export function classOf(page: Page): PageClass {
  switch (page.type) {
    case 'homePage':
    case 'becomeAPartnerPage':
    case 'cookieListPage':
    case 'maintenancePage':
    case 'newLoginInfoPage':
    case 'notFoundPage':
      return 'reading'
    case 'genericLandingPage':
      return isCartPage(page) ? 'form' : 'reading'
    case 'tabbedSectionsPage':
      return page.sectionsKey === 'profileSettings' ? 'selfService' : 'reading'
    case 'topUpPage':
    case 'orderSimPage':
    case 'checkoutPage':
      return 'form'
    case 'formPage':
      return isSelfServicePath(page.path) ? 'selfService' : 'form'
    case 'genericStatusPage':
    case 'successfulPaymentPage':
      return classOfStatus(page.statusKey)
    case 'dashboardPage':
    case 'historyPage':
    case 'serviceReportPage':
    case 'usageDetailsPage':
      return 'selfService'
  }
}

/** Each tab of the settings is opened by itself too: an auto top-up leads to the payments, a lost number to the numbers. */
export const settingsTabs = ['profile', 'numbers', 'consents', 'payments', 'sim'] as const
export type SettingsTab = (typeof settingsTabs)[number]

const settingsPanels: Record<SettingsTab, string> = {
  profile: 'ProfilePanel',
  numbers: 'NumbersPanel',
  consents: 'ConsentsPanel',
  payments: 'PaymentsPanel',
  sim: 'SimPanel',
}

/**
 * Modules that a page asks for by itself as soon as it is there, which belong to its script before anything is touched.
 * Every other one that it could ask for waits until somebody comes that far.
 */
export function comesByItself(page: Page, tab: SettingsTab = 'profile'): readonly string[] {
  if (page.type === 'topUpPage') return ['top-up.api', 'FailureNotice']
  if (page.type === 'tabbedSectionsPage' && page.sectionsKey === 'profileSettings')
    return ['AfterPage', settingsPanels[tab]]
  return classOf(page) === 'selfService' ? ['AfterPage'] : []
}

/** A page that says how something went: some ask the operator, the others are read. */
function classOfStatus(key: StatusKey | PaymentStatusKey): PageClass {
  switch (key) {
    case 'orderSuccess':
    case 'orderFailure':
      return 'selfService'
    case 'topUpWaiting':
    case 'topUpFailure':
    case 'topUpSuccess':
    case 'autoTopUpSuccess':
    case 'numberActivated':
    case 'scanIdNumberActivated':
    case 'numberActivationDelayed':
    case 'activationMarketingConsent':
    case 'identityVerificationDelayed':
    case 'simOrder':
    case 'esimOrder':
      return 'form'
    case 'numberTransferError':
    case 'genericError':
    case 'numberAddingError':
    case 'firstNumberAddingError':
    case 'identityNotVerified':
    case 'identityNotVerifiedUnder14':
    case 'numberNoLongerInUse':
    case 'gameRegistrationSuccess':
    case 'gameRegistrationError':
      return 'reading'
  }
}
