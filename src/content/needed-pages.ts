import { isExtraPath } from '../i18n/language.ts'
import type { Page, PageType } from './page.ts'
import {
  formKeys,
  maintenanceScopes,
  paymentStatusKeys,
  sectionsKeys,
  simTypes,
  statusKeys,
} from './page-key.ts'
import type { Site } from './snapshot.ts'

/** A page that code looks for: its content type, and by what it is found there. */
export interface NeededPage {
  type: PageType
  words: string
  is: (page: Page) => boolean
}

const ofType = (type: PageType): NeededPage => ({
  type,
  words: 'of its kind',
  is: (page) => page.type === type,
})

/** Who is on a page of one line tops up in that line. */
const topUpPage = (isExtra: boolean): NeededPage => ({
  ...ofType('topUpPage'),
  words: isExtra ? 'below extra/' : 'outside extra/',
  is: (page) => page.type === 'topUpPage' && isExtraPath(page.path) === isExtra,
})

const byId = (type: PageType, id: string): NeededPage => ({
  type,
  words: `with the id "${id}"`,
  is: (page) => page.type === type && page.id === id,
})

/** One page of the type for each value of its key. */
const byKey = (type: PageType, key: string, values: readonly string[], isExtra = false): NeededPage[] =>
  values.map((value) => ({
    type,
    words: `with the ${key} "${value}"${isExtra ? ' below extra/' : ''}`,
    is: (page) =>
      page.type === type &&
      isExtraPath(page.path) === isExtra &&
      Object.entries(page).some(([name, held]) => name === key && held === value),
  }))

/** Leaving the extra line wears that line's look; an operator may not find orders for guests. */
const ownFormKeys = formKeys.filter((key) => key !== 'leaveExtra' && key !== 'orderLookup')

/** The transfer of a number is reported about in the extra line only. */
const ownStatusKeys = statusKeys.filter((key) => key !== 'numberTransferError')

const needed: NeededPage[] = [
  topUpPage(false),
  topUpPage(true),
  ...(
    [
      'checkoutPage',
      'dashboardPage',
      'historyPage',
      'usageDetailsPage',
      'serviceReportPage',
      'newLoginInfoPage',
    ] as const
  ).map(ofType),
  ...[
    'plansPageContent',
    'createYourPlanPageContent',
    'roamingPageContent',
    'standardRatesPageContent',
    'consentsPage',
    'cartPage',
    'offlinePage',
    'searchPage',
    'phonesPage',
    'terms',
    'privacy',
    'withdrawal',
    'complaints',
    'contact',
  ].map((id) => byId('genericLandingPage', id)),
  byId('cookieListPage', 'cookiesListPage'),
  ...byKey('genericStatusPage', 'statusKey', ownStatusKeys),
  ...byKey('genericStatusPage', 'statusKey', ['topUpWaiting', 'topUpFailure', 'numberTransferError'], true),
  ...byKey('successfulPaymentPage', 'statusKey', paymentStatusKeys),
  ...byKey('successfulPaymentPage', 'statusKey', ['topUpSuccess'], true),
  ...byKey('formPage', 'formKey', ownFormKeys),
  ...byKey('formPage', 'formKey', ['leaveExtra'], true),
  ...byKey('orderSimPage', 'simType', simTypes),
  ...byKey('maintenancePage', 'scope', maintenanceScopes),
  ...byKey('tabbedSectionsPage', 'sectionsKey', sectionsKeys),
]

/** The pages that code looks for and the content doesn't have. */
export const missingPages = ({ pages }: Site): NeededPage[] => needed.filter(({ is }) => !pages.some(is))
