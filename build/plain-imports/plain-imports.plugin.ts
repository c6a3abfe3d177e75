import type { Plugin } from 'vite'

/** What puts the wrapper around `import()`, by its name in Vite. */
const wrapping = 'native:import-analysis-build'

/**
 * Leaves `import()` to the browser. Vite wraps it in a helper with a list of everything that the script imports, to ask
 * for styles and scripts early: our styles are in the page, and a public page has 4 kB for all its script. Throws where
 * Vite has no such plugin any more.
 * Why: docs/decisions/0040-fewer-rewrites-after-the-build.md
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  configResolved({ plugins }) {
    const plugin = plugins.find(({ name }) => name === wrapping)
    if (!plugin) throw new Error(`plain-imports: Vite has no plugin ${wrapping}`)
    plugin.applyToEnvironment = () => false
  },
}
