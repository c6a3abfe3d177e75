import * as v from 'valibot'
import { readAtMost } from '../../src/lib/read-at-most.ts'
import { functionAnswer } from '../answer-headers.ts'
import { certificateDaysLeft, fewestCertificateDays } from '../certificate.ts'
import type { ReleaseFacts } from '../release-facts.ts'
import type { SiteFunction } from '../site.ts'

export const healthPath = '/health'

/** What the operator says of its parts, also of one or a status that this site doesn't know. */
const Word = v.pipe(v.string(), v.regex(/^[a-z]\w{0,31}$/i))
const Parts = v.object({
  parts: v.pipe(v.array(v.object({ part: Word, status: Word })), v.maxLength(50)),
})
type Parts = v.InferOutput<typeof Parts>['parts']

/** How the operator answered a moment ago. */
export type OperatorHealth =
  | { state: 'none' }
  | {
      state: 'reachable'
      milliseconds: number
      clockIsOffBySeconds: number
      /** `unknown`: it has no such call, or what it answers can't be read. */
      parts: Parts | 'unknown'
    }
  | { state: 'failing'; status: number }
  | { state: 'unreachable' }

export interface Health {
  /** `degraded`: pages are served, and something that they need isn't well. `down`: no release can be read. */
  status: 'ok' | 'degraded' | 'down'
  release: ReleaseFacts | undefined
  /** Since the release was made: as old as what it shows may be. */
  contentAgeInSeconds: number | undefined
  operator: OperatorHealth
  /** For how many days the certificates of the site and of the operator hold; null where there is none to be had. */
  certificateDaysLeft: { site: number | null; operator: number | null }
}

interface Dependencies {
  release: (request: Request) => Promise<ReleaseFacts | undefined>
  siteOrigin: string
  /** Its origin; undefined where the site has none. */
  operator: string | undefined
  /** UTC milliseconds. */
  now: () => number
  /** Milliseconds until the operator's answer is given up: five seconds where nothing is said. */
  patience?: number
}

/** Milliseconds: so long what was found out is good. However often health is asked for, no one is called more often. */
const operatorLifetime = 10_000
const certificateLifetime = 60 * 60 * 1000
// Why: docs/decisions/0114-health-in-parts.md
/** An operator of before this call answers 404, and is reachable all the same. */
const probe = '/api/v1/health'
const largestAnswer = 16_000
/** A certificate, a code or a session judged by a clock this wrong may fail. */
const mostSecondsOff = 60

/** Reads the health of the site; what others answer is shared for a while. */
export function healthReader({
  release,
  siteOrigin,
  operator,
  now,
  patience = 5_000,
}: Dependencies): (request: Request) => Promise<Health> {
  const operatorHealth = sharedFor(operatorLifetime, now, () => askOperator(operator, now, patience))
  const daysLeft = sharedFor(certificateLifetime, now, async () => {
    const [ofSite, ofOperator] = await Promise.all([
      certificateDaysLeft(siteOrigin, now()),
      certificateDaysLeft(operator, now()),
    ])
    return { site: ofSite, operator: ofOperator }
  })
  return async (request) => {
    const [facts, health, certificates] = await Promise.all([
      release(request).catch(() => undefined),
      operatorHealth(),
      daysLeft(),
    ])
    return {
      status: facts ? (isWell(health) && areLasting(certificates) ? 'ok' : 'degraded') : 'down',
      release: facts,
      contentAgeInSeconds: facts && Math.round((now() - Date.parse(facts.madeAt)) / 1000),
      operator: health,
      certificateDaysLeft: certificates,
    }
  }
}

/** Asks at most once in a lifetime (milliseconds); who comes meanwhile gets the same answer. */
function sharedFor<Found>(
  lifetime: number,
  now: () => number,
  ask: () => Promise<Found>,
): () => Promise<Found> {
  let last: { at: number; found: Promise<Found> } | undefined
  return () => {
    if (!last || now() - last.at >= lifetime) last = { at: now(), found: ask() }
    return last.found
  }
}

/** Answers a load balancer or a monitor: 200 while pages are served, 503 where no release can be read. */
export function health(read: (request: Request) => Promise<Health>): SiteFunction {
  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) return functionAnswer(405, null, { Allow: 'GET, HEAD' })
    const found = await read(request)
    return functionAnswer(found.status === 'down' ? 503 : 200, JSON.stringify(found, undefined, 2), {
      'Content-Type': 'application/json',
    })
  }
}

async function askOperator(
  origin: string | undefined,
  now: () => number,
  patience: number,
): Promise<OperatorHealth> {
  if (origin === undefined) return { state: 'none' }
  const begun = now()
  try {
    const { status, headers, body } = await fetch(origin + probe, { signal: AbortSignal.timeout(patience) })
    const parts = status === 200 ? partsIn(await readAtMost(body, largestAnswer)) : 'unknown'
    if (status !== 200) await body?.cancel()
    if (status >= 500) return { state: 'failing', status }
    const date = Date.parse(headers.get('date') ?? '')
    const clockIsOffBySeconds = Number.isNaN(date) ? 0 : Math.round((now() - date) / 1000)
    return { state: 'reachable', milliseconds: now() - begun, clockIsOffBySeconds, parts }
  } catch {
    return { state: 'unreachable' }
  }
}

function partsIn(bytes: Uint8Array<ArrayBuffer> | undefined): Parts | 'unknown' {
  try {
    return v.parse(Parts, JSON.parse(new TextDecoder().decode(bytes))).parts
  } catch {
    return 'unknown'
  }
}

const areLasting = (daysLeft: Health['certificateDaysLeft']): boolean =>
  Object.values(daysLeft).every((days) => days === null || days >= fewestCertificateDays)

const isWell = (operator: OperatorHealth): boolean =>
  operator.state === 'none' ||
  (operator.state === 'reachable' &&
    Math.abs(operator.clockIsOffBySeconds) <= mostSecondsOff &&
    !(operator.parts !== 'unknown' && operator.parts.some(({ status }) => ailing.includes(status))))

/** A status that is new is no fault that is known. */
const ailing = ['degraded', 'down']
