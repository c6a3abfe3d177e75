import type { KnipConfig } from 'knip'
import { modulesOf } from './scripts/imports/code-tree.ts'

export default {
  entry: [
    'scripts/*.ts',
    'examples/*/start.ts',
    'hosting/netlify-functions/*.ts',
    // Named by their path only.
    'src/gallery/{account,gallery,blocks,bodies,requests}.astro',
    'src/**/*.directive.ts',
    'src/service-worker/service-worker.ts',
    'tests/fixtures/{done,journey}-list.reporter.ts',
    'scripts/mutate/vitest.config.ts',
    'hosting/release-loop.fixture.ts',
    'content-sync/model/migrations/*.cjs',
    // Served as it is, by its path.
    'sandbox/editing/editing.css',
  ],
  project: [
    '{src,build,content-sync,hosting,sandbox,examples,scripts,tests}/**/*.{ts,tsx,astro,css}',
    '*.{ts,mjs,cjs}',
  ],
  // A schema and its type are exported as one, though often only one of them is imported.
  ignoreExportsUsedInFile: true,
  // Read as a file: its font is cut, not shipped.
  ignoreDependencies: [
    // Its files are read by their path: src/content/flag-path.ts.
    'country-flag-icons',
    // The same: src/content/payment-mark-drawing.ts.
    '@iconify-json/logos',
    '@fontsource/noto-sans',
    '@fontsource/unbounded',
  ],
  // The system's own: the bench makes itself a certificate.
  ignoreBinaries: ['openssl'],
  // The generator brings the package whose type it writes.
  ignoreIssues: { 'src/operator/client/generated/**': ['unlisted'] },
  compilers: {
    astro: (text: string) => Object.values(modulesOf(text)).join('\n'),
    css: (text: string) =>
      [...text.matchAll(/@import ("[^"]+")/g)].map(([, path]) => `import ${path}`).join('\n'),
  },
} satisfies KnipConfig
