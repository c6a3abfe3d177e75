/** Words of the header, the menu and the footer. */
export const shellMicrocopy = [
  'site.name',
  'site.organisation',
  'header.skipToContent',
  'header.openMenu',
  'header.closeMenu',
  'header.menu',
  'header.language',
  'header.home',
  'header.mainNavigation',
  'footer.navigation',
  'language.lt',
  'language.en',
  'language.ru',
  'link.opensInNewTab',
] as const
