import type { AstroIntegration } from 'astro'

/** Adds /gallery, the page of all components in all states, and those of blocks and of pages' bodies, to development and test builds. */
export const gallery = ({ enabled }: { enabled: boolean }): AstroIntegration => ({
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      if (!enabled) return
      injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' })
      injectRoute({ pattern: '/gallery/account', entrypoint: './src/gallery/account.astro' })
      injectRoute({ pattern: '/gallery/requests', entrypoint: './src/gallery/requests.astro' })
      injectRoute({ pattern: '/gallery/bodies/[id]', entrypoint: './src/gallery/bodies.astro' })
      injectRoute({ pattern: '/gallery/blocks/[language]/[theme]', entrypoint: './src/gallery/blocks.astro' })
    },
  },
})
