import { functionAnswer } from '../answer-headers.ts'
import { certificateDaysLeft, fewestDays } from '../certificate.ts'
import type { ReleaseFacts } from '../release-facts.ts'
import type { SiteFunction } from '../site.ts'

export const healthPath = '/health'

/** How the operator answered a moment ago. */
export type OperatorHealth =
  | { state: 'none' }
  | { state: 'reachable'; milliseconds: number; clockIsOffBySeconds: number }
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
}

/** Milliseconds: so long an answer of the operator is good. However often health is asked for, it is called no more. */
const lifetime = 10_000
const certificateLifetime = 60 * 60 * 1000
const patience = 5_000
/** A public call that changes nothing. */
const probe = '/api/v1/plan-prices'
/** A certificate, a code or a session judged by a clock this wrong may fail. */
const mostSecondsOff = 60

/** Reads the health of the site; answers are shared for ten seconds. */
export function healthReader({
  release,
  siteOrigin,
  operator,
  now,
}: Dependencies): (request: Request) => Promise<Health> {
  let askedAt = Number.NEGATIVE_INFINITY
  let asked: Promise<OperatorHealth> | undefined
  let certificates = { readAt: Number.NEGATIVE_INFINITY, daysLeft: noCertificates() }

  async function readCertificates(): Promise<Health['certificateDaysLeft']> {
    const daysOf = async (origin: string | undefined) =>
      (origin === undefined ? undefined : await certificateDaysLeft(origin, now())) ?? null
    const [ofSite, ofOperator] = await Promise.all([daysOf(siteOrigin), daysOf(operator)])
    return { site: ofSite, operator: ofOperator }
  }

  return async (request) => {
    if (now() - certificates.readAt >= certificateLifetime)
      certificates = { readAt: now(), daysLeft: readCertificates() }
    if (!asked || now() - askedAt >= lifetime) {
      askedAt = now()
      asked = askOperator(operator, now)
    }
    const [facts, operatorHealth, daysLeft] = await Promise.all([
      release(request).catch(() => undefined),
      asked,
      certificates.daysLeft,
    ])
    return {
      status: facts ? (isWell(operatorHealth) && areLasting(daysLeft) ? 'ok' : 'degraded') : 'down',
      release: facts,
      contentAgeInSeconds: facts && Math.round((now() - Date.parse(facts.madeAt)) / 1000),
      operator: operatorHealth,
      certificateDaysLeft: daysLeft,
    }
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

async function askOperator(origin: string | undefined, now: () => number): Promise<OperatorHealth> {
  if (origin === undefined) return { state: 'none' }
  const begun = now()
  try {
    const { status, headers, body } = await fetch(origin + probe, { signal: AbortSignal.timeout(patience) })
    await body?.cancel()
    if (status >= 500) return { state: 'failing', status }
    const date = Date.parse(headers.get('date') ?? '')
    const clockIsOffBySeconds = Number.isNaN(date) ? 0 : Math.round((now() - date) / 1000)
    return { state: 'reachable', milliseconds: now() - begun, clockIsOffBySeconds }
  } catch {
    return { state: 'unreachable' }
  }
}

const noCertificates = async (): Promise<Health['certificateDaysLeft']> => ({ site: null, operator: null })
const areLasting = (daysLeft: Health['certificateDaysLeft']): boolean =>
  Object.values(daysLeft).every((days) => days === null || days >= fewestDays)

const isWell = (operator: OperatorHealth): boolean =>
  operator.state === 'none' ||
  (operator.state === 'reachable' && Math.abs(operator.clockIsOffBySeconds) <= mostSecondsOff)
