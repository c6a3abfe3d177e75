import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { limitServer, serverTimes } from './server-limits.ts'

interface Listening {
  /** `http://127.0.0.1:4321` */
  origin: string
  /** Takes no more connections, and ends once every request under way is answered, after ten seconds at the latest. */
  close: () => Promise<void>
}

/** Milliseconds that requests under way have when the server is closed; systemd and containers kill after more. */
const patience = 10_000

/** Answers on this machine only; throws where the port is taken. 0 takes any free port. */
export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  wanted: number,
): Promise<Listening> {
  const { promise: listening, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer(serverTimes, getRequestListener(fetch))
  limitServer(server)
  server.once('error', reject)
  server.listen(wanted, '127.0.0.1', () => {
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : wanted)
  })
  return {
    origin: `http://127.0.0.1:${await listening}`,
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
