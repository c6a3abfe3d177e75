import type { Page } from '../content/page.ts'
import { needsSignIn } from '../content/page-kind.ts'
import { isSelfServicePath } from '../i18n/language.ts'

/** What a page is to maintenance, as its root says it to src/features/maintenance. */
export type PageRole =
  | 'open'
  | 'selfService'
  | 'ordering'
  | 'paying'
  | 'maintenanceOfAllPages'
  | 'maintenanceOfSelfService'

/** A user who waits for a payment or an order, or comes back from one, stays until they know. */
const paying = ['topUpWaiting', 'topUpFailure', 'orderSuccess', 'orderFailure', 'simOrder', 'esimOrder']

export function roleOf(page: Page): PageRole {
  switch (page.type) {
    case 'maintenancePage':
      return page.scope === 'allPages' ? 'maintenanceOfAllPages' : 'maintenanceOfSelfService'
    case 'checkoutPage':
      return 'ordering'
    case 'successfulPaymentPage':
      return 'paying'
    case 'genericStatusPage':
      if (paying.includes(page.statusKey)) return 'paying'
      break
    case 'formPage':
      if (page.formKey === 'logIn') return 'selfService'
  }
  return needsSignIn(page) || isSelfServicePath(page.path) ? 'selfService' : 'open'
}
