import { isSelfServicePath } from '../i18n/language.ts'
import { cartPath, pathOfType, topUpPath } from './find-page.ts'
import type { Page } from './page.ts'
import { pageAt } from './page-index.ts'
import type { Site } from './snapshot.ts'

export interface PageAbove {
  path: string
  title: string
}

/**
 * The page from which a page of self-service is reached where the bar has no tab for it: its way back, and the tab that is lit.
 * Undefined of a page with a tab, and of every other. Throws an error that names a page that is missing, which stops the build.
 */
export function pageAbove(page: Page, site: Site): PageAbove | undefined {
  const path = pathAbove(page, site)
  return path === undefined ? undefined : pageAt(site, path)
}

function pathAbove(page: Page, site: Site): string | undefined {
  if (page.type === 'serviceReportPage') return pathOfType(site, 'historyPage')
  if (page.type === 'checkoutPage') return cartPath(site)
  if (page.type !== 'formPage' || !isSelfServicePath(page.path)) return undefined
  if (page.formKey === 'autoTopUp') return topUpPath(site, false)
  return page.formKey === 'gameRegistration' ? pathOfType(site, 'dashboardPage') : undefined
}
