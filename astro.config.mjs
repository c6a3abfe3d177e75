import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { gallery } from './build/gallery.integration.ts'
import { graphqlShim } from './build/graphql/graphql-shim.plugin.ts'
import { ownDocuments } from './build/graphql/own-documents.plugin.ts'
import { intent } from './build/intent.integration.ts'
import { licences } from './build/licences/licences.integration.ts'
import { plainImports } from './build/plain-imports/plain-imports.plugin.ts'
import { keepCode } from './build/rendering/keep-code.integration.ts'
import { serviceWorker } from './build/service-worker/service-worker.integration.ts'
import { buildSettings } from './src/content/build-settings.ts'

/** Packages of scripts that are bundled apart from pages: `licences.txt` has to name them. */
const bundledApart = new Set()

const site = process.env.SITE_ORIGIN ?? 'http://127.0.0.1:4321'

/** In development the snapshot is watched: the server starts again when the content changes. */
const watchContent = {
  name: 'watch-content',
  hooks: {
    'astro:config:setup': ({ addWatchFile }) => addWatchFile(buildSettings().snapshotFile),
  },
}

/**
 * A script's name is in each page and script that asks for it: Astro's own suffix and the longer hash would cost an account
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
    intent(),
    keepCode(),
    serviceWorker(bundledApart),
    licences(bundledApart),
    gallery({ enabled: process.env.GALLERY === 'true' }),
    watchContent,
  ],
  vite: {
    // Why: docs/decisions/0070-console-by-environment.md
    define: {
      'import.meta.env.LOGS': JSON.stringify(['dev', 'qa'].includes(process.env.SITE_ENVIRONMENT ?? '')),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: scriptName,
              chunkFileNames: scriptName,
              // What at least 30 scripts share is one file per room; Rolldown splits the rest by itself.
              // Why: docs/decisions/0051-chunks-by-room.md
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
                  },
                  { name: 'schema', test: /node_modules\/valibot\// },
                  { name: 'base', test: /node_modules\/nanostores\/|src\/(lib|i18n)\//, minShareCount: 30 },
                  {
                    name: 'operator',
                    test: /node_modules\/graphql-request\/|src\/(operator|session)\//,
                    minShareCount: 30,
                  },
                  { name: 'ui', test: /src\/ui\//, minShareCount: 30 },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [tailwindcss(), plainImports, graphqlShim, ownDocuments],
    build: {
      // As text in the page, fonts, sheets and drawings would count into the first render and need data: in the policy. The two
      // scripts are files in a build with the gallery, so that what is weighed there is what goes live.
      assetsInlineLimit: (file) => (/\.(woff2|css|svg)$|\/(Tooltip|Slider)\./.test(file) ? false : undefined),
    },
  },
})
