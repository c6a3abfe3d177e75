import * as v from 'valibot'
import { readAtMost } from '../../src/lib/read-at-most.ts'
import { functionAnswer } from '../answer-headers.ts'
import type { SiteFunction } from '../site.ts'
import { type PolicyBreach, policyBreach } from './policy-breach.ts'

/** Where browsers report what a page's content security policy has stopped. */
export const policyReportsPath = '/reports/csp'

const largestBody = 64_000
const mostAtOnce = 50

/** The Reporting API's list, and the one report that `report-uri` sends. */
const Reports = v.union([
  v.pipe(
    v.array(
      v.object({
        type: v.string(),
        body: v.optional(
          v.looseObject({ effectiveDirective: v.optional(v.string()), blockedURL: v.optional(v.string()) }),
        ),
      }),
    ),
    v.transform((reports) =>
      reports
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body }) => policyBreach(body?.effectiveDirective, body?.blockedURL)),
    ),
  ),
  v.pipe(
    v.object({
      'csp-report': v.object({
        'effective-directive': v.optional(v.string()),
        'violated-directive': v.optional(v.string()),
        'blocked-uri': v.optional(v.string()),
      }),
    }),
    v.transform(({ 'csp-report': report }) => [
      policyBreach(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri']),
    ]),
  ),
])

const types = /^application\/(?:reports\+json|csp-report|json)\b/i

/**
 * Answers browsers' reports: of each only the directive and what was stopped is handed on.
 * Why: docs/decisions/0056-policy-reports.md
 */
export function policyReports(count: (breaches: PolicyBreach[]) => void | Promise<void>): SiteFunction {
  return async (request) => {
    if (request.method !== 'POST') return functionAnswer(405, null, { Allow: 'POST' })
    if (!types.test(request.headers.get('content-type') ?? '')) return functionAnswer(415)
    const bytes = await readAtMost(request.body, largestBody)
    if (!bytes) return functionAnswer(413)
    const reports = v.safeParse(v.pipe(v.string(), v.parseJson(), Reports), new TextDecoder().decode(bytes))
    if (!reports.success) return functionAnswer(400)
    await count(reports.output.slice(0, mostAtOnce))
    return functionAnswer(204)
  }
}
