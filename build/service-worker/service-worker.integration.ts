import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build, type Plugin } from 'vite'
import { packagesIn } from '../licences/licences.ts'
import { codeFiles } from '../rendering/code-files.ts'

/**
 * Compiles the worker to one script beside the built folder: what it keeps is known once pages are rendered
 * (hosting/service-worker.ts). `bundled` learns the packages that are in it.
 */
export const serviceWorker = (bundled: Set<string>): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:generated': async ({ dir }) => {
      const code = fileURLToPath(new URL('../', dir))
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [listing(bundled)],
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          outDir: code,
          emptyOutDir: false,
          // A library's script is minified only where that is asked for.
          minify: 'oxc',
          lib: {
            entry: fileURLToPath(new URL('../../src/service-worker/service-worker.ts', import.meta.url)),
            formats: ['iife'],
            name: 'worker',
            fileName: () => codeFiles('').worker,
          },
        },
      })
    },
  },
})

const listing = (bundled: Set<string>): Plugin => ({
  name: 'packages-of-the-worker',
  generateBundle(_, bundle) {
    for (const name of packagesIn(bundle)) bundled.add(name)
  },
})
