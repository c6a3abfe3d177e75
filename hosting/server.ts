import { serve } from '@hono/node-server'
import { type LoadedRelease, loadRelease } from './loaded-release.ts'
import { createSite, type SiteFunction } from './site.ts'

export interface SiteServer {
  /** `http://127.0.0.1:4321` */
  origin: string
  /** Reads the built folder anew and switches to it; on an Error what was served stays. */
  reload: () => Promise<void>
  close: () => Promise<void>
}

interface SiteServerOptions {
  /** 0 takes any free port. */
  port: number
  folder: string
  previousFolder: string
  configFile: string
  functions?: Readonly<Record<string, SiteFunction>>
}

/** Serves a built folder on this machine only; throws where the port is taken or a rule is broken. */
export async function serveSite({ port, functions, ...folders }: SiteServerOptions): Promise<SiteServer> {
  let release: LoadedRelease = await loadRelease(folders)
  const { promise: listening, resolve, reject } = Promise.withResolvers<number>()
  const server = serve(
    { fetch: createSite({ release: () => release, functions }).fetch, hostname: '127.0.0.1', port },
    (info) => resolve(info.port),
  )
  server.once('error', reject)
  const origin = `http://127.0.0.1:${await listening}`
  return {
    origin,
    reload: async () => {
      release = await loadRelease(folders)
    },
    close: async () => {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed.promise
    },
  }
}
