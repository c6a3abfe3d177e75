import {
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { noPage } from './answer-headers.ts'

/** Milliseconds; a visitor on the slowest line sends 64 kB in them. A TLS proxy keeps idle connections for a minute. */
export const serverTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
} satisfies ServerOptions

const mostConnections = 2_000
const mostRequests = 10_000

const refusals: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const refused = { ...noPage, 'Cache-Control': 'no-store' }

/** Keeps a server from being held by a few: so many connections, each for so long. What isn't HTTP is refused in the same words as all else. */
export function limitServer(server: Server, most = mostConnections): void {
  server.maxConnections = most
  server.maxRequestsPerSocket = mostRequests
  // Else Node answers this by itself, without a header of ours.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...refused, Connection: 'close', 'Content-Length': '0' }).end()
  })
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = refusals[error.code ?? ''] ?? 400
    const headers = { ...refused, Connection: 'close', 'Content-Length': '0' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  })
}
