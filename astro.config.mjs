import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { readSnapshot, snapshotFile } from './src/content/read-snapshot.ts'
import { findablePages, sitemapEntry } from './src/content/sitemap.ts'
import { gallery } from './src/gallery/gallery.integration.ts'
import { intent } from './src/ui/intent/intent.integration.ts'
import { preloadIslands } from './src/ui/preload-islands/preload-islands.integration.ts'

const site = process.env.SITE_ORIGIN ?? 'http://127.0.0.1:4321'

/** Read when the sitemap is written: by then the snapshot is there. */
let pages

/** In development the snapshot is watched: the server starts anew when the content changes. */
const watchContent = {
  name: 'watch-content',
  hooks: {
    'astro:config:setup': ({ addWatchFile }) => addWatchFile(snapshotFile()),
  },
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  prerenderConflictBehavior: 'error',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  integrations: [
    react(),
    sitemap({
      serialize: (item) => {
        pages ??= findablePages(readSnapshot())
        return sitemapEntry(pages, site, item)
      },
    }),
    intent(),
    preloadIslands(),
    gallery({ enabled: process.env.GALLERY === 'true' }),
    watchContent,
  ],
  vite: {
    plugins: [tailwindcss()],
    build: {
      // A font in the style sheet would count into the first render and need data: in the policy.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  },
})
