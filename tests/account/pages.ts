import type { Locator, Page } from '@playwright/test'
import type { Words } from '../fixtures/words.ts'

/** A page of self-service: what is there once the operator has answered, and what can't be done without it. */
export interface AccountPage {
  id: string
  /** What of it is opened; on a phone the settings are a list at first. */
  fragment?: string
  figures(page: Page, say: Words): Locator
  action(page: Page, say: Words): Locator
}

export const accountPages: readonly AccountPage[] = [
  {
    id: 'dashboard',
    figures: (page, say) =>
      page.getByRole('heading', { name: say.text('dashboard.renewal') }).locator('xpath=../dl'),
    action: (page, say) =>
      page.getByRole('main').getByRole('link', { name: say.text('account.tabTopUp'), exact: true }),
  },
  {
    id: 'usage-details',
    figures: (page) => page.getByRole('meter').first(),
    action: (page, say) => page.getByRole('button', { name: say.text('usage.cancel') }),
  },
  {
    id: 'history',
    figures: (page) => page.getByRole('main').locator('time').first(),
    action: (page, say) => page.getByRole('button', { name: say.text('history.more') }),
  },
  {
    id: 'profile-settings',
    fragment: '#profile',
    figures: (page, say) => page.getByLabel(say.text('settings.nickname')),
    action: (page, say) => page.getByRole('button', { name: say.text('settings.save') }),
  },
  {
    id: 'service-report',
    figures: (page, say) => page.getByRole('heading', { name: new RegExp(`^${say.text('report.total')}`) }),
    action: (page, say) => page.getByLabel(say.text('report.period')),
  },
]
