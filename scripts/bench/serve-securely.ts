import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Certificate } from './certificate.ts'

export type App = Hono<{ Bindings: HttpBindings }>

export interface SecureServer {
  /** `https://127.0.0.1:41234` */
  origin: string
  close: () => void
}

/** Serves over https and HTTP/2, as a host does, on any free port of this machine. */
export async function serveSecurely(
  { pem }: Certificate,
  appFor: (origin: string) => Promise<App>,
): Promise<SecureServer> {
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const origin = `https://127.0.0.1:${address.port}`
  const { fetch } = await appFor(origin)
  server.on('request', getRequestListener(fetch))
  return { origin, close: () => server.close() }
}
