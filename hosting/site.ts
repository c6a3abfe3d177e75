import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { functionAnswer, noPage } from './answer-headers.ts'
import type { LoadedRelease } from './loaded-release.ts'
import { answerSighting } from './operations/answer-sighting.ts'
import type { Sighting } from './operations/sighting.ts'
import { passOn } from './pass-on.ts'
import { passedOn } from './redirects.ts'
import { type AskedPart, askedPart, encodingFor, matchesTag, type StaticFile } from './static-file.ts'

type Bindings = { Bindings: HttpBindings }

/** What answers at a path of its own, on this machine as on the host: a function of the request alone. */
export type SiteFunction = (request: Request) => Response | Promise<Response>

interface SiteOptions {
  /** The release that answers now; asked once per request, so that a switch is one assignment. */
  release: () => LoadedRelease
  /** When to stop waiting for another server's answer: 26 seconds, as on Netlify, where nothing is said. */
  deadline?: () => AbortSignal
  /** Every answer, as it is counted. */
  seen?: (sightings: readonly Sighting[]) => void
  /** By their path. */
  functions?: Readonly<Record<string, SiteFunction>>
  /** How many proxies are in front of this server: none where nothing is said. */
  trustedProxies?: number
  /** The origin of the one page that may frame this site: none where nothing is said. */
  framedBy?: string
}

/** The site as its host serves it: functions, forced rules, then files, then the other rules. */
export function createSite({
  release,
  deadline = () => AbortSignal.timeout(26_000),
  functions = {},
  trustedProxies = 0,
  framedBy,
  seen,
}: SiteOptions): Hono<Bindings> {
  const site = new Hono<Bindings>()
  if (seen) {
    site.use(async (visit, next) => {
      const begun = performance.now()
      await next()
      const { pathname: path } = new URL(visit.req.url)
      const { status, headers } = visit.res
      const location = headers.get('location') ?? ''
      const milliseconds = performance.now() - begun
      seen([answerSighting({ path, status, location, milliseconds, isFunction: path in functions })])
    })
  }
  if (framedBy !== undefined) {
    site.use(async (visit, next) => {
      await next()
      // What is no frame has the very policy that the host sends.
      if (visit.req.header('Sec-Fetch-Dest') === 'iframe') letFrame(visit.res.headers, framedBy)
    })
  }
  for (const [path, run] of Object.entries(functions)) site.all(path, async ({ req }) => run(req.raw))
  site.all('*', (visit) => answer(visit, release(), { deadline, trustedProxies }))
  site.onError((error) => {
    console.error(error)
    return text(500, 'This server has a fault of its own.')
  })
  return site
}

function letFrame(headers: Headers, origin: string): void {
  const policy = headers.get('Content-Security-Policy')
  if (policy === null) return
  headers.set(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`),
  )
  headers.delete('X-Frame-Options')
}

async function answer(
  visit: Context<Bindings>,
  release: LoadedRelease,
  { deadline, trustedProxies }: Required<Pick<SiteOptions, 'deadline' | 'trustedProxies'>>,
): Promise<Response> {
  const url = new URL(visit.req.raw.url)
  const path = plainPath(url.pathname)
  if (path === undefined) return text(400, 'This address can’t be read.')
  const headers = release.headersFor(path)
  const rule = release.ruleFor(url)
  const file = release.find(path)
  if (file && !rule?.force) return sendFile(visit.req.raw, file, 200, headers)
  if (/.\/$/.test(path) && release.find(path.slice(0, -1))) {
    return redirect(301, `${url.pathname.slice(0, -1)}${url.search}`)
  }
  if (!rule) {
    // A rule isn't followed from below its own target: `/404x` matches none.
    const notFound = release.find(`/${path.split('/')[1]}/404`) ?? release.find('/404')
    return notFound ? sendFile(visit.req.raw, notFound, 404, headers) : text(404, 'Not found.', headers)
  }
  const target = new URL(rule.to, url)
  if (!target.search) target.search = url.search
  const leadsElsewhere = /^https?:/.test(rule.to)
  if (rule.status >= 300 && rule.status < 400) {
    // A path stays one: completed, it would lead wherever the Host header says.
    return redirect(rule.status, leadsElsewhere ? target.href : target.pathname + target.search)
  }
  if (leadsElsewhere) {
    const patience = AbortSignal.any([deadline(), visit.req.raw.signal])
    const isOperator = path.startsWith(passedOn)
    return sendFromElsewhere(visit.env.incoming, { target, isOperator, trustedProxies, patience })
  }
  const page = release.find(target.pathname)
  return page ? sendFile(visit.req.raw, page, rule.status, headers) : text(404, 'Not found.', headers)
}

/**
 * The decoded path, or undefined for one that is malformed or would read differently once decoded: with an encoded
 * slash, a backslash or a control character. Segments of dots are gone already: URL resolves them.
 */
function plainPath(pathname: string): string | undefined {
  if (/%(?:2f|5c|[01][\da-f]|7f)|\\/i.test(pathname)) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

async function sendFile(
  request: Request,
  file: StaticFile,
  status: number,
  rules: Record<string, string>,
): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) {
    return text(405, 'This address can only be read.', { Allow: 'GET, HEAD' })
  }
  const encoding = file.isCompressible
    ? encodingFor(request.headers.get('accept-encoding') ?? undefined)
    : 'identity'
  const tag = await file.entityTag(encoding)
  const headers = new Headers({ ETag: tag, ...rules })
  if (file.isCompressible) headers.append('Vary', 'Accept-Encoding')
  if (status === 200 && matchesTag(request.headers.get('if-none-match') ?? undefined, tag)) {
    return new Response(null, { status: 304, headers })
  }
  const body = await file.body(encoding)
  if (!headers.has('Content-Type')) headers.set('Content-Type', file.contentType)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const part = status === 200 && !file.isCompressible ? partOf(request, body.length, tag) : 'whole'
  if (!file.isCompressible) headers.set('Accept-Ranges', 'bytes')
  if (part === 'none') {
    headers.set('Content-Range', `bytes */${body.length}`)
    return text(416, 'The file has no such part.', Object.fromEntries(headers))
  }
  const sent = part === 'whole' ? body : body.subarray(part.start, part.end + 1)
  if (part !== 'whole') headers.set('Content-Range', `bytes ${part.start}-${part.end}/${body.length}`)
  headers.set('Content-Length', String(sent.length))
  return new Response(sent, { status: part === 'whole' ? status : 206, headers })
}

/** Another file than the one whose beginning a browser has is sent as a whole. */
function partOf({ headers }: Request, size: number, tag: string): AskedPart {
  const condition = headers.get('if-range')
  if (condition !== null && condition !== tag) return 'whole'
  return askedPart(headers.get('range') ?? undefined, size)
}

async function sendFromElsewhere(...request: Parameters<typeof passOn>): Promise<Response> {
  const result = await passOn(...request)
  // Visitors don't need to know which server that is.
  switch (result) {
    case 'unreachable':
      return text(502, 'The service can’t be reached.')
    case 'late':
      return text(504, 'The service didn’t answer in time.')
    case 'tooLarge':
      return text(413, 'The request is too large.', { Connection: 'close' })
    default:
      return completed(result)
  }
}

/** An answer that isn't ours, or a function's, with the headers that it lacks. */
function completed(answer: Response): Response {
  for (const [name, value] of Object.entries(noPage)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value)
  }
  return answer
}

const redirect = (status: number, location: string): Response =>
  functionAnswer(status, null, { Location: location, 'Cache-Control': 'no-cache' })

const text = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  functionAnswer(status, `${body}\n`, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
