import { type ClassOf, contentSecurityPolicy, type InlineSources } from './content-security-policy.ts'
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

/**
 * The text of `_headers`. `/*` allows what stands inline on a not-found page, which is answered at any path, or on more
 * than one page; a page with something of its own, or of another class, has a rule of its own, which overrides `/*`.
 * Throws where a policy grows too long for a header.
 */
export function headersFile(documents: ReadonlyMap<string, PageDocument>, classOf: ClassOf): string {
  const shared = sharedSources(documents, classOf)
  const rules = [
    rule('/*', { ...everyAnswer, 'Content-Security-Policy': policyFor('/*', 'default', shared) }),
    rule('/_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ]
  for (const [path, document] of documents) {
    const pageClass = classOf(path)
    if (pageClass === 'default' && isCovered(document, shared)) continue
    rules.push(rule(path, { 'Content-Security-Policy': policyFor(path, pageClass, document) }))
  }
  return rules.join('\n')
}

function sharedSources(documents: ReadonlyMap<string, PageDocument>, classOf: ClassOf) {
  const pages = [...documents].filter(([path]) => classOf(path) === 'default')
  const sharedIn = (sourcesOf: (document: PageDocument) => Set<string>): Set<string> => {
    const seen = new Set<string>()
    const shared = new Set<string>()
    for (const [path, document] of pages) {
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

function policyFor(path: string, pageClass: ReturnType<ClassOf>, inline: InlineSources): string {
  const policy = contentSecurityPolicy(pageClass, inline)
  if (policy.length <= longestPolicy) return policy
  throw new Error(
    `The content security policy of ${path} is ${policy.length} characters long, more than ${longestPolicy}: move inline scripts and styles into files.`,
  )
}

const rule = (path: string, values: Record<string, string>): string =>
  [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
