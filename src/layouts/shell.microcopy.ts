/** What a link that opens in a new tab says. */
export const newTabMicrocopy = ['link.opensInNewTab'] as const

/** Words of the header, the menu and the footer. */
export const shellMicrocopy = [
  'site.name',
  'site.organisation',
  'header.skipToContent',
  'header.logIn',
  'header.selfService',
  'header.openMenu',
  'header.closeMenu',
  'header.menu',
  'account.tabMore',
  'header.language',
  'header.home',
  'header.mainNavigation',
  'header.cart',
  'header.cartCounted',
  'footer.navigation',
  'fact.provider',
  'fact.acquirer',
  'consent.openSettings',
  'language.lt',
  'language.en',
  'language.ru',
  'page.scriptMissing',
  'page.nothingSent',
  'page.reload',
] as const
