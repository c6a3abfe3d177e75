import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { pipeline } from 'node:stream/promises'

// They belong to one connection, not to the message that travels over two.
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Whose request it is, under the name that Netlify gives it: the operator limits by it. */
const visitorAddress = 'x-nf-client-connection-ip'

const bodiless = new Set([204, 205, 304])

/**
 * Another server's answer to a visitor's request, passed on as it comes: method, body, cookies, status and encoding
 * untouched. `unreachable` where there is no connection or no answer, `late` where `patience` ends before the answer
 * begins; what streams after that may take as long as it takes.
 */
export async function passOn(
  incoming: IncomingMessage,
  target: URL,
  patience: AbortSignal,
): Promise<Response | 'unreachable' | 'late'> {
  const { promise, resolve } = Promise.withResolvers<Response | 'unreachable' | 'late'>()
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(target, { method: incoming.method, headers: requestHeaders(incoming, target) })
  const giveUp = () => {
    resolve('late')
    request.destroy()
  }
  patience.addEventListener('abort', giveUp, { once: true })
  request.once('error', () => resolve('unreachable'))
  request.once('response', (answer) => {
    patience.removeEventListener('abort', giveUp)
    resolve(responseFrom(answer, () => incoming.socket.destroy()))
  })
  // A visitor who goes in the middle of sending ends the request to the other server too.
  pipeline(incoming, request).catch(() => request.destroy())
  return promise
}

/** The visitor's headers with the other server's name as host, as the site's host sends them on. */
function requestHeaders(incoming: IncomingMessage, target: URL): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !connectionHeaders.has(name)) headers[name] = value
  }
  // What a visitor sent under this name is a forgery; nobody but the operator needs to know.
  delete headers[visitorAddress]
  if (incoming.url?.startsWith('/api/')) headers[visitorAddress] = addressOf(incoming)
  if (incoming.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked'
  // This server listens on its own machine only: what a TLS proxy before it says about the visitor is true.
  return {
    'x-forwarded-host': incoming.headers.host ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    ...headers,
    host: target.host,
  }
}

/** Only what the TLS proxy before this server has added last is known to be true; without one, the connection's own. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const [last = ''] = [headers['x-forwarded-for'] ?? ''].flat().join().split(',').slice(-1)
  return isIP(last.trim()) ? last.trim() : (socket.remoteAddress ?? '')
}

function responseFrom(answer: IncomingMessage, cut: () => void): Response {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (!connectionHeaders.has(name)) for (const value of values) headers.append(name, value)
  }
  const status = answer.statusCode ?? 502
  if (bodiless.has(status)) {
    answer.resume()
    return new Response(null, { status, headers })
  }
  return new Response(streamOf(answer, cut), { status, headers })
}

/** Read as fast as the visitor takes it. Where either side is cut so is the other: half an answer never looks whole. */
function streamOf(answer: IncomingMessage, cut: () => void): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = answer[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch {
        cut()
        controller.close()
      }
    },
    cancel: () => {
      answer.destroy()
    },
  })
}
