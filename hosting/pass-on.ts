import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Transform } from 'node:stream'

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

/** What another server than the operator is informed of a request: what is asked for, and nothing of who asks. */
const ofRequest = /^(?:accept(?:-encoding|-language)?|content-type|content-length|if-.*|range)$/
/** The operator needs neither: its sessions are cookies, and a page's address may hold what is not meant for it. */
const neverSent = new Set(['authorization', 'referer'])

const proxyHeader = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/

/** Bytes; the operator's contract knows 16 kB. */
const largestBody = 64_000

interface PassOnOptions {
  target: URL
  /** The operator gets cookies and the visitor's address, and may set cookies; another server learns nothing of a visitor. */
  isOperator: boolean
  /** How many proxies are in front, each of which adds the address that it saw to `X-Forwarded-For`. */
  trustedProxies: number
  /** Ends the wait for an answer. */
  patience: AbortSignal
}

/**
 * Another server's answer to a visitor's request, passed on as it comes: method, body, status and encoding untouched.
 * `unreachable` where there is no connection or no answer, `late` where `patience` ends before the answer begins; what
 * streams after that may take as long as it takes. `tooLarge` for a body over 64 kB, which is counted while it comes.
 */
export async function passOn(
  incoming: IncomingMessage,
  { target, isOperator, trustedProxies, patience }: PassOnOptions,
): Promise<Response | 'unreachable' | 'late' | 'tooLarge'> {
  if (Number(incoming.headers['content-length'] ?? 0) > largestBody) return 'tooLarge'
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof passOn>>>()
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const headers = isOperator ? headersForOperator(incoming, trustedProxies) : headersForOthers(incoming)
  const request = send(target, { method: incoming.method, headers: { ...headers, host: target.host } })
  const end = (outcome: 'late' | 'tooLarge') => {
    resolve(outcome)
    request.destroy()
  }
  const giveUp = () => end('late')
  patience.addEventListener('abort', giveUp, { once: true })
  request.once('error', () => resolve('unreachable'))
  request.once('response', (answer) => {
    patience.removeEventListener('abort', giveUp)
    resolve(responseFrom(answer, isOperator, () => incoming.socket.destroy()))
  })
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size <= largestBody) return done(undefined, chunk)
      incoming.unpipe(counter)
      end('tooLarge')
    },
  })
  incoming.pipe(counter).pipe(request)
  // A visitor who goes in the middle of sending ends the request to the other server too.
  incoming.once('close', () => {
    if (!incoming.complete) request.destroy()
  })
  return promise
}

type RequestHeaders = Record<string, string | string[]>

/** The visitor's headers, as the site's host sends them on. */
function headersForOperator(incoming: IncomingMessage, trustedProxies: number): RequestHeaders {
  // Without a proxy in front what says that it comes from one is the visitor's own.
  const isForged = (name: string) => trustedProxies === 0 && proxyHeader.test(name)
  const headers = sentHeaders(incoming, (name) => !neverSent.has(name) && !isForged(name))
  return {
    'x-forwarded-host': incoming.headers.host ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    ...headers,
    // What a visitor sent under this name is a forgery.
    [visitorAddress]: addressOf(incoming, trustedProxies),
  }
}

const headersForOthers = (incoming: IncomingMessage): RequestHeaders =>
  sentHeaders(incoming, (name) => ofRequest.test(name))

function sentHeaders(incoming: IncomingMessage, isSent: (name: string) => boolean): RequestHeaders {
  const headers: RequestHeaders = {}
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !connectionHeaders.has(name) && isSent(name)) headers[name] = value
  }
  if (incoming.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked'
  return headers
}

/** Of `X-Forwarded-For` only what the trusted proxies have added last is true; without any, the connection's own address is. */
function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const added = [headers['x-forwarded-for'] ?? ''].flat().join().split(',')
  const seen = trustedProxies > 0 ? (added.at(-trustedProxies)?.trim() ?? '') : ''
  return isIP(seen) ? seen : (socket.remoteAddress ?? '')
}

function responseFrom(answer: IncomingMessage, setsCookies: boolean, cut: () => void): Response {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (connectionHeaders.has(name) || (name === 'set-cookie' && !setsCookies)) continue
    for (const value of values) headers.append(name, value)
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
