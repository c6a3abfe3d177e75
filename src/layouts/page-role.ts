import type { Page } from '../content/page.ts'
import { isOutcomePage, needsSignIn } from '../content/page-kind.ts'
import { isSelfServicePath } from '../i18n/language.ts'

/** What a page is to maintenance, as its root says it to src/features/maintenance. */
export type PageRole =
  | 'open'
  | 'selfService'
  | 'ordering'
  | 'paying'
  | 'maintenanceOfAllPages'
  | 'maintenanceOfSelfService'

export function roleOf(page: Page): PageRole {
  // A user who waits for a payment or an order stays until they know.
  if (isOutcomePage(page)) return 'paying'
  switch (page.type) {
    case 'maintenancePage':
      return page.scope === 'allPages' ? 'maintenanceOfAllPages' : 'maintenanceOfSelfService'
    case 'checkoutPage':
      return 'ordering'
    case 'formPage':
      if (page.formKey === 'logIn') return 'selfService'
  }
  return needsSignIn(page) || isSelfServicePath(page.path) ? 'selfService' : 'open'
}
