import type { Plugin } from 'vite'
import { withoutKeptNames } from './without-kept-names.ts'

/**
 * Radix's builds call a helper for every function and class, so that it keeps its name where names are shortened. A
 * bundler can't tell that nothing comes of it, and keeps what nobody uses.
 */
export const keptNames: Plugin = {
  name: 'without-kept-names',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/@radix-ui\// },
    handler: (code) => ({ code: withoutKeptNames(code), map: null }),
  },
}
