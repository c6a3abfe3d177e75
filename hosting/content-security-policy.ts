import { policyReportsPath } from './functions/policy-reports.ts'

/** What a page can need besides what every page may. It says so itself: `data-needs="tags"` on any of its elements. */
const needs = ['tags', 'chat', 'wallets', 'worker', 'place'] as const
export type Need = (typeof needs)[number]
/** Of these the environment says from where they come; the worker is the site's own, and a place comes from nowhere. */
type ProvidersNeed = Exclude<Need, 'worker' | 'place'>

export const isNeed = (name: string): name is Need => needs.some((need) => need === name)

export type Sources = Partial<Record<Directive, string[]>>
/** What a need allows beyond what every page may, as the environment says. */
export type SourcesByNeed = Record<ProvidersNeed, Sources>

type Directive = keyof typeof everyPage

const ownNeeds: Record<Exclude<Need, ProvidersNeed>, Sources> = {
  worker: { 'worker-src': ["'self'"] },
  place: {},
}

const everyPage = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [],
  'worker-src': [],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
}

/**
 * No text becomes HTML or script in the browser, except where tags run: they would fail. The chat's script is loaded by
 * one policy of the site's own, the worker of self-service registered by another; wallets bring policies of theirs, whose names aren't known. It costs this: a `client:only`
 * island can't be given slot content.
 * Why: docs/decisions/0003-trusted-types-without-policy.md, docs/decisions/0060-tags-and-secrets-apart.md,
 * docs/decisions/0127-a-worker-that-keeps-pages.md
 */
function trustedTypes(pageNeeds: ReadonlySet<Need>): string[] {
  if (pageNeeds.has('tags')) return []
  const own = [...(pageNeeds.has('chat') ? ['provider'] : []), ...(pageNeeds.has('worker') ? ['worker'] : [])]
  const policies = pageNeeds.has('wallets') ? "* 'allow-duplicates'" : own.join(' ') || "'none'"
  return ["require-trusted-types-for 'script'", `trusted-types ${policies}`]
}

/** Under the name that Reporting-Endpoints gives it, and by its path for browsers that know only that. */
const reports = [`report-uri ${policyReportsPath}`, 'report-to csp']

/** Sources (`'sha256-…'`) of the scripts and styles that are inline. */
export interface InlineSources {
  inlineScripts: Iterable<string>
  inlineStyles: Iterable<string>
}

/** The value of a page's one Content-Security-Policy header. */
export function contentSecurityPolicy(
  pageNeeds: ReadonlySet<Need>,
  sources: SourcesByNeed,
  inline: InlineSources,
): string {
  const allowed = [...pageNeeds].map(
    (need): Partial<Record<string, string[]>> => ({ ...ownNeeds, ...sources })[need],
  )
  const hashes: Partial<Record<string, Iterable<string>>> = {
    'script-src': inline.inlineScripts,
    'style-src': inline.inlineStyles,
  }
  const directives = Object.entries(everyPage).flatMap(([directive, own]) => {
    const others = new Set(allowed.flatMap((each) => each[directive] ?? []))
    // A script of a tag could call the operator in the person's name: there the page names what it asks for itself.
    const isNamed = directive === 'connect-src' && pageNeeds.has('tags')
    const values = [...(isNamed ? [] : own), ...others, ...[...(hashes[directive] ?? [])].sort()]
    return values.length > 0 ? [[directive, ...values].join(' ')] : []
  })
  return [...directives, ...trustedTypes(pageNeeds), ...reports].join('; ')
}
