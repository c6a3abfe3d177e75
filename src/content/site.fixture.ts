import type { Language } from '../i18n/language.ts'
import type { LinkButton } from './button.ts'
import type { Page } from './page.ts'
import type { Site } from './snapshot.ts'

const tab = (id: string): LinkButton => ({
  id,
  kind: 'link',
  title: id,
  href: '/',
  type: 'text',
  size: 'md',
  openInANewTab: false,
  isFullWidthOnDesktop: false,
  isFullWidthOnTablet: false,
  isFullWidthOnMobile: false,
})

/** A site of these pages and nothing else. */
export const siteOf = (language: Language, pages: Page[]): Site => ({
  language,
  pages,
  header: { links: [] },
  footer: { slogan: '', groups: [], legalText: '' },
  navigation: {
    name: '',
    dashboardPageCta: tab('dashboard'),
    historyPageCta: tab('history'),
    settingsPageCta: tab('settings'),
  },
  maintenance: { activateMaintenanceMode: false, activateFor: 'allPages' },
  cookieCategories: [],
  plans: [],
  roamingZones: [],
  roamingCountries: [],
  roamingPacks: [],
  rates: [],
  personalOffers: [],
  notifications: [],
  microcopy: {},
})
