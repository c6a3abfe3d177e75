import { fileURLToPath } from 'node:url'
import { createContentful, sandboxToken } from './contentful.ts'
import { withGeneratedPages } from './generated-pages.ts'
import { listen } from './listen.ts'
import { readSpace } from './read-space.ts'
import { Space } from './space.ts'

export const embeddedSpaceFolder = fileURLToPath(new URL('../../content-sync/space', import.meta.url))

export interface ServedSpace {
  /** How a reader reaches it, in the form that content-sync reads from the environment. */
  environment: { kind: 'space'; space: string; environment: string; token: string; host: string }
  space: Space
  close: () => Promise<void>
}

/**
 * Serves the space that comes with the code, or a copy of it in `folder`, on this machine only, with so many more generated pages in each language. Throws
 * UnreadableSpace for a mistake in its files.
 */
export async function serveEmbeddedSpace({
  port,
  folder = embeddedSpaceFolder,
  generatedPages = 0,
}: {
  port: number
  folder?: string
  generatedPages?: number
}): Promise<ServedSpace> {
  const embedded = await readSpace(folder)
  const space = new Space({ content: withGeneratedPages(embedded, generatedPages, 1) })
  const server = await listen(createContentful({ space }), { port })
  return {
    environment: {
      kind: 'space',
      space: space.id,
      environment: space.environment,
      token: sandboxToken,
      host: `127.0.0.1:${server.port}`,
    },
    space,
    close: server.close,
  }
}
