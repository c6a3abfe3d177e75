import { fileURLToPath } from 'node:url'

const shim = fileURLToPath(new URL('./graphql-shim.ts', import.meta.url))

/** For Vite: gives graphql-request the shim instead of the `graphql` package, and no one else. */
export const graphqlShim = {
  name: 'graphql-shim',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    source === 'graphql' && importer?.includes('/graphql-request/') ? shim : undefined,
}
