import type { PageOf } from '../../src/content/page.ts'
import { formKeys, maintenanceScopes, sectionsKeys, simTypes } from '../../src/content/page-key.ts'
import { cookieCategory } from './cookie-category.ts'
import { always, entryParser, required } from './fields.ts'
import { oneOf } from './kinds.ts'
import { links } from './links.ts'
import { bodyFields } from './page-content.ts'
import { tabSection } from './page-tabs.ts'

type PlainPageType =
  | 'genericLandingPage'
  | 'becomeAPartnerPage'
  | 'serviceReportPage'
  | 'checkoutPage'
  | 'dashboardPage'
  | 'historyPage'
  | 'usageDetailsPage'
  | 'newLoginInfoPage'

/** The parser of a page that has what every page with a body has, and no more. */
const bodyPage = <Type extends PlainPageType>(type: Type) =>
  entryParser<Omit<PageOf<'genericLandingPage'>, 'type'> & { type: Type }>({
    ...bodyFields,
    type: always(type),
  })

export const genericLandingPage = bodyPage('genericLandingPage')
export const becomeAPartnerPage = bodyPage('becomeAPartnerPage')
export const serviceReportPage = bodyPage('serviceReportPage')
export const checkoutPage = bodyPage('checkoutPage')
export const dashboardPage = bodyPage('dashboardPage')
export const historyPage = bodyPage('historyPage')
export const usageDetailsPage = bodyPage('usageDetailsPage')
export const newLoginInfoPage = bodyPage('newLoginInfoPage')

export const orderSimPage = entryParser<PageOf<'orderSimPage'>>({
  ...bodyFields,
  type: always('orderSimPage'),
  simType: required(oneOf(simTypes)),
})

export const maintenancePage = entryParser<PageOf<'maintenancePage'>>({
  ...bodyFields,
  type: always('maintenancePage'),
  scope: required(oneOf(maintenanceScopes)),
})

export const cookieListPage = entryParser<PageOf<'cookieListPage'>>({
  ...bodyFields,
  type: always('cookieListPage'),
  categories: required(links({ cookieCategory })),
})

export const formPage = entryParser<PageOf<'formPage'>>({
  ...bodyFields,
  type: always('formPage'),
  formKey: required(oneOf(formKeys)),
})

export const tabbedSectionsPage = entryParser<PageOf<'tabbedSectionsPage'>>({
  ...bodyFields,
  type: always('tabbedSectionsPage'),
  sectionsKey: required(oneOf(sectionsKeys)),
  sections: required(links({ tabSection })),
})
