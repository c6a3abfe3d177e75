import { cp, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { codeFiles } from './code-files.ts'

type Pages = Parameters<NonNullable<AstroIntegration['hooks']['astro:build:setup']>>[0]['pages']

/**
 * Has `astro build` compile the site and render nothing: the code that renders pages, which Astro removes, is kept beside
 * the built folder with the styles of each route, which Astro keeps in memory.
 * Why: docs/decisions/0095-compile-once-render-what-changed.md
 */
export const keepCode = (): AstroIntegration => {
  let pages: Pages | undefined
  return {
    name: 'keep-code',
    hooks: {
      'astro:build:setup': (build) => {
        pages = build.pages
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'keep-code',
          getStaticPaths: async () => [],
          render: async () => {
            throw new Error('unreachable: pages are rendered by build/rendering')
          },
        })
      },
      'astro:build:generated': async ({ dir }) => {
        const { server, styles } = codeFiles(fileURLToPath(new URL('../', dir)))
        await cp(new URL('.prerender/', dir), server, { recursive: true })
        const stylesByPage = [...(pages ?? [])].map(([key, page]) => [key, { styles: page.styles }])
        await writeFile(styles, JSON.stringify(stylesByPage))
      },
    },
  }
}
