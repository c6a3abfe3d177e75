import { defaultLanguage, pathOf } from '../i18n/language.ts'
import { pathOfType, topUpPath } from './find-page.ts'
import type { Page } from './page.ts'
import type { Site } from './snapshot.ts'

/** What a browser that installs the site reads: it opens as an app, on what a customer has. */
export function appManifest(site: Site, name: string) {
  const shortcutTo = (path: string) => ({ name: titleOf(site.pages, path), url: path, icons: [icon(192)] })
  return {
    // One app, whichever language it was installed in.
    id: pathOf(defaultLanguage, ''),
    name,
    short_name: name,
    description: pageAt(site.pages, pathOf(site.language, ''))?.seoDescription,
    lang: site.language,
    start_url: pathOfType(site, 'dashboardPage'),
    scope: '/',
    display: 'standalone',
    background_color: '#fff7f0',
    theme_color: '#fff7f0',
    categories: ['utilities'],
    icons: [
      icon(192),
      icon(512),
      { ...icon(192), purpose: 'maskable' },
      { ...icon(512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcutTo(topUpPath(site, false)),
      shortcutTo(pathOfType(site, 'usageDetailsPage')),
      shortcutTo(pathOfType(site, 'historyPage')),
    ],
  }
}

/** Both have the mark within the middle two thirds, so that a system may cut them to any shape. */
const icon = (size: 192 | 512) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

const pageAt = (pages: readonly Page[], path: string) => pages.find((page) => page.path === path)

const titleOf = (pages: readonly Page[], path: string): string => pageAt(pages, path)?.title ?? path
