import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { readSnapshot, snapshotFile } from './src/content/read-snapshot.ts'
import { findablePages, sitemapEntry } from './src/content/sitemap.ts'
import { gallery } from './src/gallery/gallery.integration.ts'
import { graphqlShim } from './src/operator/client/graphql-shim.plugin.ts'
import { ownDocuments } from './src/operator/client/own-documents.plugin.ts'
import { finishPages } from './src/ui/finish-pages/finish-pages.integration.ts'
import { intent } from './src/ui/intent/intent.integration.ts'
import { keptNames } from './src/ui/kept-names/kept-names.plugin.ts'
import { plainImports } from './src/ui/plain-imports/plain-imports.plugin.ts'

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
    finishPages(),
    gallery({ enabled: process.env.GALLERY === 'true' }),
    watchContent,
  ],
  vite: {
    // Pieces that pages with forms need together: apart, each costs a request and its own beginning of a compression.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // In order of priority: what an earlier one needs goes with it.
                groups: [
                  {
                    name: 'base',
                    test: /node_modules\/nanostores\/|src\/(lib\/([a-z-]*storage|money|when-activated)|i18n\/(language|fill)|session\/(signed-in-hint|live-chat-signature\.state))\./,
                    priority: 7,
                  },
                  { name: 'schema', test: /node_modules\/valibot\//, priority: 6 },
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
                    priority: 5,
                  },
                  // What a customer's pages begin with; one after another, each piece would be found only when the one before is read.
                  {
                    name: 'session',
                    test: /src\/(session\/(learn-session|redirects|page-paths)|operator\/contract\/(instant|return-path)|lib\/return-path)\./,
                    priority: 3,
                  },
                  {
                    name: 'steps',
                    test: /src\/(ui\/ActionLink|i18n\/number|operator\/client\/plan-gains)\./,
                    priority: 3,
                  },
                  { name: 'parts', test: /src\/ui\/(Button|button-class|Icon)\./, priority: 4 },
                  { name: 'fields', test: /src\/ui\/(Field|ChoiceCards)\./, priority: 4 },
                  {
                    name: 'payment',
                    test: /src\/(ui\/Notification\.|operator\/contract\/payment-methods-and-cards|session\/call-operator\.|features\/top-up\/top-up\.api\.|session\/trouble-words\.)/,
                    priority: 4,
                  },
                  {
                    name: 'account',
                    test: /src\/features\/account\/Account(Bar|Gate)\.island\./,
                    priority: 2,
                  },
                  {
                    name: 'figures',
                    test: /src\/(features\/(gains|notifications)\/(last-gains|GainRings|GainTable|NotificationStack|follow-pending-operations)|session\/number-loader)\./,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [tailwindcss(), plainImports, keptNames, graphqlShim, ownDocuments],
    build: {
      // As text in the page they would count into the first render and need data: in the policy.
      assetsInlineLimit: (file) => (/\.(woff2|css)$/.test(file) ? false : undefined),
    },
  },
})
