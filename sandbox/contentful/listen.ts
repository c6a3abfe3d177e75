import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { isOwnHost } from '../shared/own-host.ts'

export interface Listening {
  port: number
  close: () => Promise<void>
}

/** Serves on this machine only. Port 0 takes any free one; throws where the port is taken. */
export async function listen(app: Hono, { port }: { port: number }): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = serve(
    // By default the server puts its own Request and Response in the place of Node's, for the whole process.
    {
      fetch: (request, environment) =>
        isOwnHost(new URL(request.url).host)
          ? app.fetch(request, environment)
          : new Response(null, { status: 421 }),
      hostname: '127.0.0.1',
      port,
      overrideGlobalObjects: false,
      // Longer than a busy machine waits between two requests: one on its way to a closed connection fails.
      serverOptions: { keepAliveTimeout: 60_000 },
    },
    (info) => resolve(info.port),
  )
  server.once('error', reject)
  return {
    port: await promise,
    close: async () => {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed.promise
    },
  }
}
