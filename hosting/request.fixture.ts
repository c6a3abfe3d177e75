import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import type { Server as NetServer } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { onTestFinished } from 'vitest'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** One request with the path exactly as given, dots and all; the body stays compressed. */
export function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request({ hostname, port, path, method, headers, agent: false }, async (answer) => {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
    } catch (error) {
      reject(error)
    }
  })
    .once('error', reject)
    .end(body)
  return promise
}

/** Another server for one test; returns its origin. */
export async function testOrigin(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return originOf(server)
}

export function originOf(server: Pick<NetServer, 'address'>, protocol: 'http' | 'https' = 'http'): string {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.')
  return `${protocol}://127.0.0.1:${address.port}`
}

/** A site for one test; returns its origin. */
export async function serveApp(app: Hono<{ Bindings: HttpBindings }>): Promise<string> {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  return originOf(server)
}
