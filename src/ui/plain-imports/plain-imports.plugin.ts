import type { Plugin } from 'vite'

/**
 * Leaves `import()` to the browser. Vite wraps it in a helper of 760 bytes with a list of everything that the script
 * imports, to ask for styles and scripts early: our styles stand in the page, and a public page has 4 kB for all its
 * script.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  // Astro's own setting for the browser's build would win over the one in the configuration.
  configEnvironment: {
    order: 'post',
    handler: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  },
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}
