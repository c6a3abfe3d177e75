import { isExtraPath, languages, pathOf } from '../src/i18n/language.ts'
import {
  contentSecurityPolicy,
  type InlineSources,
  type Need,
  type SourcesByNeed,
} from './content-security-policy.ts'
import type { PageDocument } from './document.ts'

const everyAnswer = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

// Hosts cut or refuse long header lines; 8 kB for all headers of an answer is a common limit.
const longestPolicy = 4096

const noNeeds: ReadonlySet<Need> = new Set()
/** Below these nothing optional ever loads, whatever page answers there. */
const extraPaths = languages.map((language) => `${pathOf(language, 'extra')}/*`)

/**
 * The text of `_headers`. `/*` allows what stands inline on a not-found page, which is answered at any path, or on more
 * than one page, and what the not-found page needs; a page with something of its own, or of other needs, has a rule of
 * its own, which overrides `/*`. Throws where a policy grows too long for a header.
 */
export function headersFile(documents: ReadonlyMap<string, PageDocument>, sources: SourcesByNeed): string {
  const shared = sharedSources(documents)
  const policyFor = (path: string, needs: ReadonlySet<Need>, inline: InlineSources) => ({
    'Content-Security-Policy': checked(path, contentSecurityPolicy(needs, sources, inline)),
  })
  const siteNeeds = documents.get('/404')?.needs ?? noNeeds
  const strictPaths = siteNeeds.size > 0 ? extraPaths : []
  const rules = [
    rule('/*', { ...everyAnswer, ...policyFor('/*', siteNeeds, shared) }),
    ...strictPaths.map((path) => rule(path, policyFor(path, noNeeds, shared))),
    rule('/_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ]
  for (const [path, document] of documents) {
    const expected = isExtraPath(path) ? noNeeds : siteNeeds
    if (isEqual(document.needs, expected) && isCovered(document, shared)) continue
    rules.push(rule(path, policyFor(path, document.needs, document)))
  }
  return rules.join('\n')
}

const isEqual = (one: ReadonlySet<Need>, other: ReadonlySet<Need>): boolean =>
  one.size === other.size && [...one].every((need) => other.has(need))

function sharedSources(documents: ReadonlyMap<string, PageDocument>) {
  const sharedIn = (sourcesOf: (document: PageDocument) => Set<string>): Set<string> => {
    const seen = new Set<string>()
    const shared = new Set<string>()
    for (const [path, document] of documents) {
      for (const source of sourcesOf(document)) {
        if (seen.has(source) || isNotFoundPage(path)) shared.add(source)
        seen.add(source)
      }
    }
    return shared
  }
  return {
    inlineScripts: sharedIn(({ inlineScripts }) => inlineScripts),
    inlineStyles: sharedIn(({ inlineStyles }) => inlineStyles),
  }
}

const isNotFoundPage = (path: string): boolean => path.endsWith('/404')

const isCovered = (
  document: PageDocument,
  shared: { inlineScripts: Set<string>; inlineStyles: Set<string> },
): boolean =>
  [...document.inlineScripts].every((source) => shared.inlineScripts.has(source)) &&
  [...document.inlineStyles].every((source) => shared.inlineStyles.has(source))

function checked(path: string, policy: string): string {
  if (policy.length <= longestPolicy) return policy
  throw new Error(
    `The content security policy of ${path} is ${policy.length} characters long, more than ${longestPolicy}: move inline scripts and styles into files.`,
  )
}

const rule = (path: string, values: Record<string, string>): string =>
  [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
