import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type LoadedRelease, loadRelease } from './loaded-release.ts'
import type { Sighting } from './operations/sighting.ts'
import { limitServer, serverTimes } from './server-limits.ts'
import { createSite, type SiteFunction } from './site.ts'

export interface SiteServer {
  /** `http://127.0.0.1:4321` */
  origin: string
  /** Reads what is new in the built folder and switches to it; on an Error what was served stays. */
  reload: () => Promise<void>
  /** Takes no more connections, and ends once every request under way is answered, after ten seconds at the latest. */
  close: () => Promise<void>
}

interface SiteServerOptions {
  /** 0 takes any free port. */
  port: number
  folder: string
  previousFolder: string
  configFile: string
  functions?: Readonly<Record<string, SiteFunction>>
  trustedProxies?: number
  /** Every answer, as it is counted. */
  seen?: (sightings: readonly Sighting[]) => void
}

/** Milliseconds that requests under way have when the server is closed; systemd and containers kill after more. */
const patience = 10_000

/** Serves a built folder on this machine only; throws where the port is taken or a rule is broken. */
export async function serveSite({
  port,
  functions,
  trustedProxies,
  seen,
  ...folders
}: SiteServerOptions): Promise<SiteServer> {
  let release: LoadedRelease = await loadRelease(folders)
  const { promise: listening, resolve, reject } = Promise.withResolvers<number>()
  const { fetch } = createSite({
    release: () => release,
    functions,
    trustedProxies,
    ...(seen && { seen }),
  })
  const listener = getRequestListener(fetch)
  const server = createServer(serverTimes, listener)
  limitServer(server)
  server.once('error', reject)
  server.listen(port, '127.0.0.1', () => {
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : port)
  })
  const origin = `http://127.0.0.1:${await listening}`
  return {
    origin,
    reload: async () => {
      release = await loadRelease(folders, release)
    },
    close: async () => {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      // A connection that is kept alive becomes idle with its last answer.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const late = setTimeout(() => server.closeAllConnections(), patience)
      await closed.promise
      clearInterval(idle)
      clearTimeout(late)
    },
  }
}
