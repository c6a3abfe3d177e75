import type { Page } from '../../src/content/page.ts'
import type { PaymentStatusKey, StatusKey } from '../../src/content/page-key.ts'
import { isCartPage, isOfflinePage } from '../../src/content/page-kind.ts'
import { isSelfServicePath } from '../../src/i18n/language.ts'

/** Bytes in brotli. `goal` is where a class should be, `gate` what no page may pass, `now` the heaviest page of the class on main. */
export interface Budget {
  goal: number
  gate: number
  now: number
}

/** How much a change may add to a class unsaid; for more, `now` changes in the same commit, with a word why in its message. */
const tolerance = 1.02

const tolerated = (bytes: number): number => Math.floor(bytes * tolerance)

/** What the heaviest page of a class may weigh. */
export const limitOf = ({ gate, now }: Budget): number => Math.min(gate, tolerated(now))

/** All that a first view of a page loads, icons apart; as everywhere, 2 % more hold back no change. */
export const totals = { home: tolerated(90_000), topUp: tolerated(110_000) }

/** HTML and everything that blocks it; all script before anything is touched. */
export const budgets = {
  reading: {
    firstRender: { goal: 14_600, gate: 18_000, now: 17_948 },
    script: { goal: 4_000, gate: 6_000, now: 5_416 },
  },
  form: {
    firstRender: { goal: 14_600, gate: 18_000, now: 17_950 },
    script: { goal: 80_000, gate: 95_000, now: 92_199 },
  },
  selfService: {
    firstRender: { goal: 14_600, gate: 18_000, now: 17_981 },
    script: { goal: 95_000, gate: 115_000, now: 103_985 },
  },
} satisfies Record<string, { firstRender: Budget; script: Budget }>
type PageClass = keyof typeof budgets

/** Script of pages where money is spent: the cart, the form of the top-up, and the same with what asks the operator. */
export const scriptOfPage = {
  cart: { goal: 62_000, gate: 75_000, now: 65_700 },
  topUpForm: { goal: 66_000, gate: 80_000, now: 76_880 },
  topUp: { goal: 73_000, gate: 88_000, now: 78_073 },
} satisfies Record<string, Budget>

/** The document, its fonts, the pictures that don't wait and its scripts: files between the address of a page to read and its picture. */
export const filesBeforePictureBudget = 6

/** What a page is for, which says how much script it may have: no page is without a class. */
export function classOf(page: Page): PageClass {
  switch (page.type) {
    case 'homePage':
    case 'becomeAPartnerPage':
    case 'cookieListPage':
    case 'maintenancePage':
    case 'newLoginInfoPage':
    case 'notFoundPage':
    case 'countryPage':
    case 'articlePage':
      return 'reading'
    case 'genericLandingPage':
      return isCartPage(page) || isOfflinePage(page) ? 'form' : 'reading'
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

/** Each section of the settings is opened by itself too: an auto top-up leads to the payments, a lost number to the numbers. */
export const settingsTabs = [
  'profile',
  'numbers',
  'orders',
  'alerts',
  'consents',
  'payments',
  'sim',
  'data',
] as const
export type SettingsTab = (typeof settingsTabs)[number]

const settingsPanels: Record<SettingsTab, string> = {
  profile: 'ProfilePanel',
  numbers: 'NumbersPanel',
  orders: 'OrdersPanel',
  alerts: 'AlertsPanel',
  consents: 'ConsentsPanel',
  payments: 'PaymentsPanel',
  sim: 'SimPanel',
  data: 'DataPanel',
}

/**
 * Modules that a page asks for by itself as soon as it is there, which belong to its script before anything is touched.
 * Every other one that it could ask for waits until someone comes that far.
 */
export function comesByItself(page: Page, tab: SettingsTab = 'profile'): readonly string[] {
  if (page.type === 'topUpPage') return ['top-up.api']
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
