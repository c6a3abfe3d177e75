import type { AstroIntegration } from 'astro'

/** Makes `client:intent` known to Astro. */
export const intent = (): AstroIntegration => ({
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/ui/intent/intent.directive.ts' })
    },
  },
})
