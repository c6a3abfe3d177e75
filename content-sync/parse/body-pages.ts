import { hasParts, unreadParts } from '../../src/content/needed-parts.ts'
import type { PageOf } from '../../src/content/page.ts'
import { formKeys, maintenanceScopes, sectionsKeys, simTypes } from '../../src/content/page-key.ts'
import { tones } from '../../src/content/tone.ts'
import type { ContentTypeParser } from './content-type.ts'
import { cookieCategory } from './cookie-category.ts'
import type { EntryParser } from './entry-reader.ts'
import { always, optional, required } from './fields.ts'
import { oneOf } from './kinds.ts'
import { links } from './links.ts'
import { declarePage, pageFields } from './page.ts'
import { bodyFields, pageContent } from './page-content.ts'
import { tabSection } from './page-tabs.ts'

export const genericLandingPage = declarePage<PageOf<'genericLandingPage'>>(
  {
    id: 'genericLandingPage',
    name: 'Landing page',
    description:
      'A page of texts and blocks. Some are known to the site by their entry id, such as plansPageContent.',
  },
  {
    ...bodyFields,
    type: always('genericLandingPage'),
    tone: optional(oneOf(tones), 'Background of its large picture'),
  },
)

export const becomeAPartnerPage = declarePage<PageOf<'becomeAPartnerPage'>>(
  {
    id: 'becomeAPartnerPage',
    name: 'Become-a-partner page',
    description: 'For shops that want to sell Uoga.',
  },
  { ...bodyFields, type: always('becomeAPartnerPage') },
)

export const serviceReportPage = declarePage<PageOf<'serviceReportPage'>>(
  {
    id: 'serviceReportPage',
    name: 'Service report page',
    description: 'What a customer used in a period.',
  },
  { ...bodyFields, type: always('serviceReportPage') },
)

export const checkoutPage = declarePage<PageOf<'checkoutPage'>>(
  { id: 'checkoutPage', name: 'Checkout page', description: 'Where an order is looked over and paid.' },
  { ...bodyFields, type: always('checkoutPage') },
)

export const dashboardPage = declarePage<PageOf<'dashboardPage'>>(
  { id: 'dashboardPage', name: 'Dashboard page', description: 'The first page of self-service.' },
  { ...bodyFields, type: always('dashboardPage') },
)

export const historyPage = declarePage<PageOf<'historyPage'>>(
  {
    id: 'historyPage',
    name: 'History page',
    description: 'What happened in an account, line by line.',
  },
  { ...bodyFields, type: always('historyPage') },
)

export const usageDetailsPage = declarePage<PageOf<'usageDetailsPage'>>(
  { id: 'usageDetailsPage', name: 'Usage details page', description: 'What is left of each plan.' },
  { ...bodyFields, type: always('usageDetailsPage') },
)

export const newLoginInfoPage = declarePage<PageOf<'newLoginInfoPage'>>(
  { id: 'newLoginInfoPage', name: 'New log-in page', description: 'Explains the new way to log in.' },
  { ...bodyFields, type: always('newLoginInfoPage') },
)

export const orderSimPage = declarePage<PageOf<'orderSimPage'>>(
  {
    id: 'orderSimPage',
    name: 'Order SIM page',
    description: 'Where a SIM card or an eSIM is ordered.',
  },
  {
    ...pageFields,
    simType: required(oneOf(simTypes), 'What is ordered'),
    ...bodyFields,
    type: always('orderSimPage'),
  },
)

export const maintenancePage = declarePage<PageOf<'maintenancePage'>>(
  {
    id: 'maintenancePage',
    name: 'Maintenance page',
    description: 'Shown while the site or self-service is being mended.',
  },
  {
    ...pageFields,
    scope: required(oneOf(maintenanceScopes), 'What is being mended'),
    ...bodyFields,
    type: always('maintenancePage'),
  },
)

export const cookieListPage = declarePage<PageOf<'cookieListPage'>>(
  { id: 'cookieListPage', name: 'Cookie list page', description: 'Every cookie by category.' },
  {
    ...pageFields,
    categories: required(links({ cookieCategory }), 'Categories'),
    ...bodyFields,
    type: always('cookieListPage'),
  },
)

const formPageAsFilled = declarePage<PageOf<'formPage'>>(
  { id: 'formPage', name: 'Form page', description: 'A page whose purpose is a form.' },
  {
    ...pageFields,
    formKey: required(oneOf(formKeys), 'Form'),
    ...bodyFields,
    ...pageContent,
    type: always('formPage'),
  },
)

const readFormPage: EntryParser<PageOf<'formPage'>> = (entry) => {
  const page = formPageAsFilled(entry)
  if (!page) return page
  const { formKey } = page
  const why = hasParts(formKey) ? 'doesn’t look for it' : 'has its words in microcopy'
  for (const { field, id } of unreadParts(page))
    entry.report({ severity: 'broken', field, message: `"${id}" is not shown: the form ${formKey} ${why}` })
  return page
}

export const formPage: ContentTypeParser<PageOf<'formPage'>> = Object.assign(readFormPage, {
  contentType: formPageAsFilled.contentType,
})

export const tabbedSectionsPage = declarePage<PageOf<'tabbedSectionsPage'>>(
  {
    id: 'tabbedSectionsPage',
    name: 'Page of sections with tabs',
    description: 'Help, or the settings of self-service.',
  },
  {
    ...pageFields,
    sectionsKey: required(oneOf(sectionsKeys), 'Which'),
    sections: required(links({ tabSection }), 'Sections'),
    ...bodyFields,
    type: always('tabbedSectionsPage'),
  },
)
