import { defaultLanguage, pathOf } from '../i18n/language.ts'
import { pathOfType, topUpPath } from './find-page.ts'
import type { Page } from './page.ts'
import type { Site } from './snapshot.ts'

/** What a browser that installs the site reads: it opens as an app, on what a customer has. */
export function appManifest(site: Site, name: string) {
  const shortcutTo = (path: string) => ({ name: titleOf(site.pages, path), url: path })
  return {
    // One app, whichever language it was installed in.
    id: pathOf(defaultLanguage, ''),
    name,
    short_name: name,
    lang: site.language,
    start_url: pathOfType(site, 'dashboardPage'),
    scope: '/',
    display: 'standalone',
    background_color: '#fff7f0',
    theme_color: '#fff7f0',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
    shortcuts: [
      shortcutTo(topUpPath(site, false)),
      shortcutTo(pathOfType(site, 'usageDetailsPage')),
      shortcutTo(pathOfType(site, 'historyPage')),
    ],
  }
}

const titleOf = (pages: readonly Page[], path: string): string =>
  pages.find((page) => page.path === path)?.title ?? path
