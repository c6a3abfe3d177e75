import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { finishPages } from './build/finish-pages/finish-pages.integration.ts'
import { gallery } from './build/gallery.integration.ts'
import { graphqlShim } from './build/graphql/graphql-shim.plugin.ts'
import { ownDocuments } from './build/graphql/own-documents.plugin.ts'
import { intent } from './build/intent.integration.ts'
import { licences } from './build/licences/licences.integration.ts'
import { plainImports } from './build/plain-imports/plain-imports.plugin.ts'
import { buildSettings } from './src/content/build-settings.ts'
import { readSnapshot } from './src/content/read-snapshot.ts'
import { findablePages, sitemapEntry } from './src/content/sitemap.ts'

const site = process.env.SITE_ORIGIN ?? 'http://127.0.0.1:4321'

/** Read when the sitemap is written: by then the snapshot is there. */
let pages

/** In development the snapshot is watched: the server starts anew when the content changes. */
const watchContent = {
  name: 'watch-content',
  hooks: {
    'astro:config:setup': ({ addWatchFile }) => addWatchFile(buildSettings().snapshotFile),
  },
}

/**
 * A script's name stands in each page and script that asks for it: Astro's own suffix and the longer hash would cost an account
 * page some hundred bytes, and say nothing more.
 */
const scriptName = ({ name }) =>
  `_astro/${name.replace(/\.astro_astro_type_script.*/, '').replace(/[^\w.-]/g, '_')}.[hash:7].js`

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
    licences(),
    gallery({ enabled: process.env.GALLERY === 'true' }),
    watchContent,
  ],
  vite: {
    // Pieces that pages with forms need together: apart, each costs a request and its own beginning of a compression.
    // Why: docs/decisions/0029-react-19-1.md
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: scriptName,
              chunkFileNames: scriptName,
              codeSplitting: {
                // In order of priority: what an earlier one needs goes with it.
                groups: [
                  {
                    name: 'base',
                    test: /node_modules\/nanostores\/|src\/(lib\/([a-z-]*storage|after-paint|after-top-up|clock|money|phone-number|quietly|return-path|when-activated)|i18n\/(language|fill|number)|session\/(signed-in-hint|page-paths|redirects|live-chat-signature\.state))\./,
                    priority: 7,
                  },
                  { name: 'schema', test: /node_modules\/valibot\//, priority: 6 },
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
                    priority: 5,
                  },
                  { name: 'parts', test: /src\/ui\/(Button|button-class|Icon|Spinner)\./, priority: 2 },
                  {
                    name: 'operator',
                    test: /src\/(ui\/Notification|session\/(call-operator|trouble-words)|operator\/contract\/(typed-text|euro-amount|card-details|phone-number|line))\./,
                    priority: 1.5,
                  },
                  {
                    name: 'fields',
                    test: /src\/ui\/(Form|Field|PhoneField|ChoiceCards|ErrorSummary|use-error-title)\./,
                    priority: 1.45,
                  },
                  {
                    name: 'payment',
                    test: /src\/operator\/contract\/(payment-methods-and-cards|validate-number)\./,
                    priority: 1.4,
                  },
                  // The form's own part is read before what asks the operator, which comes once the form answers what is typed.
                  {
                    name: 'sum',
                    test: /src\/(ui\/SumChoice|lib\/(top-up-draft|confirmation-step))\./,
                    priority: 1.35,
                  },
                  {
                    name: 'top-up',
                    test: /src\/features\/top-up\/(payment-choice|payment-words|take-top-up-link)\./,
                    priority: 1.3,
                  },
                  { name: 'push', test: /src\/data-layer\/push\./, priority: 1.2 },
                  // What a customer's pages begin with; one after another, each piece would be found only when the one before is read.
                  {
                    name: 'answers',
                    test: /src\/(i18n\/date|lib\/while-visible|operator\/(contract\/(instant|return-path)|client\/(unique|plan-gains))|session\/(connection\.state|learn-session)|features\/top-up-draft\/hand-over-top-up|ui\/(ActionLink|Trouble))\./,
                    priority: 1.1,
                  },
                  {
                    name: 'graphql',
                    test: /node_modules\/graphql-request\/|src\/(session\/query-operator|operator\/client\/operation)\./,
                    priority: 1,
                  },
                  {
                    name: 'account',
                    test: /src\/(features\/account\/AccountBar\.island|session\/(account\.store|shown-number))\./,
                    priority: 0.9,
                  },
                  {
                    name: 'figures',
                    test: /src\/(features\/gains\/(last-gains|GainRings|GainTable)|session\/number-loader)\./,
                    priority: 0.85,
                  },
                  {
                    name: 'shop',
                    test: /src\/(features\/cart\/change-cart|data-layer\/shop-events)\./,
                    priority: 0.8,
                  },
                  {
                    name: 'order',
                    test: /src\/(features\/checkout\/(checkout|gain-lines)\.ts|operator\/contract\/order-errors\.)/,
                    priority: 0.7,
                  },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [tailwindcss(), plainImports, graphqlShim, ownDocuments],
    build: {
      // As text in the page, fonts and sheets would count into the first render and need data: in the policy. The two
      // scripts are files in a build with the gallery, so that what is weighed there is what goes live.
      assetsInlineLimit: (file) => (/\.(woff2|css)$|\/(Tooltip|Slider)\./.test(file) ? false : undefined),
    },
  },
})
