import type { Page } from '../content/page.ts'

/** What a page is for, in one word of code: what is seen on it is counted under that. */
export function pageClassOf(page: Page): string {
  switch (page.type) {
    case 'genericStatusPage':
    case 'successfulPaymentPage':
      return page.statusKey
    case 'formPage':
      return page.formKey
    default:
      return page.type
  }
}
