import { languages, pathOf } from '../src/i18n/language.ts'
import { documentHeaders, everyAnswer, noPage, permissionsPolicy, pictureHeaders } from './answer-headers.ts'
import {
  contentSecurityPolicy,
  type InlineSources,
  type Need,
  type SourcesByNeed,
} from './content-security-policy.ts'
import type { PageDocument } from './document.ts'
import { policyReportsPath } from './functions/policy-reports.ts'
import { picturesPath } from './published-pictures.ts'
import { serviceWorkerFile } from './service-worker.ts'

/** What a need opens besides the policy, for its pages alone: a wallet's sheet may be a window that answers its opener. */
const headersByNeed: Partial<Record<Need, Record<string, string>>> = {
  // A page of the site that a tag opens is in no reach of it: its value is another one.
  tags: { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
  wallets: {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissionsPolicy(['payment']),
  },
  // Which parcel locker is the nearest.
  place: { 'Permissions-Policy': permissionsPolicy(['geolocation']) },
}

/** Of everything that is built: a page is asked for again each time. */
const everyFile = {
  ...everyAnswer,
  'Reporting-Endpoints': `csp="${policyReportsPath}"`,
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

// Hosts cut or refuse long header lines; 8 kB for all headers of an answer is a common limit.
const longestPolicy = 4096

// What a rule for a folder saves, against 50 bytes that each hash adds to every answer below it.
const fewestAlikePages = 10
const mostSharedHashes = 12
/** Side by side at the top of a language are pages of all kinds: the most common one has a rule there, where it is that common. */
const fewestAlikeAtTheTop = 100

const noNeeds: ReadonlySet<Need> = new Set()
/** Below these nothing optional ever loads, whatever page answers there. */
const extraPaths = languages.map((language) => `${pathOf(language, 'extra')}/*`)

const scriptsPath = '_astro/'
/** Of the worker's own script: it is whole, asks this site alone, and writes into no page. */
const workerPolicy = {
  'Content-Security-Policy': `${noPage['Content-Security-Policy']}; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
}
const picturePolicy = { 'Content-Security-Policy': pictureHeaders['Content-Security-Policy'] }

/**
 * The text of `_headers` for these pages and the names of all built files. `/*` allows what is inline on a not-found page, which is answered at any path, and what it
 * needs; every other page has a rule of its own, which overrides `/*`. So no answer, least of all a script or a font,
 * carries the hashes of other pages: kilobytes that a slow line would pay again for each file. It costs about 1,300 bytes
 * of `_headers` a page, so alike pages, as countries are, share a rule.
 *
 * The host applies header rules whatever the status. So each file whose name holds a hash has a rule of its own: a rule for their folder
 * would let caches keep a 404 for a year. Throws where a policy grows too long for a header.
 */
export function headersFile(
  documents: ReadonlyMap<string, PageDocument>,
  sources: SourcesByNeed,
  files: Iterable<string>,
): string {
  const notFound = inlineOfNotFoundPages(documents)
  const policyFor = (path: string, needs: ReadonlySet<Need>, inline: InlineSources) =>
    policyHeaders(path, needs, sources, inline)
  const siteNeeds = documents.get('/404')?.needs ?? noNeeds
  const strictPaths = siteNeeds.size > 0 ? extraPaths : []
  const pages = [...documents].filter(([path]) => !isNotFoundPage(path))
  const shared = sharedRules(pages, siteNeeds)
  const rules = [
    rule('/*', { ...everyFile, ...policyFor('/*', siteNeeds, notFound) }),
    ...strictPaths.map((path) => rule(path, policyFor(path, noNeeds, notFound))),
    ...shared.map(({ pattern, inline }) =>
      rule(pattern, policyFor(pattern, siteNeeds, together([notFound, inline]))),
    ),
    rule(`/${scriptsPath}*`, { 'Cache-Control': 'no-store' }),
    rule(`/${picturesPath}*`, { 'Cache-Control': 'no-store', ...picturePolicy }),
    rule(`/${serviceWorkerFile}`, { 'Cache-Control': 'no-cache', ...workerPolicy }),
  ]
  for (const name of files)
    if ([scriptsPath, picturesPath].some((folder) => name.startsWith(folder)))
      rules.push(
        rule(`/${name}`, {
          'Cache-Control': 'public, max-age=31536000, immutable',
          ...(name.endsWith('.pdf') && documentHeaders),
        }),
      )
  const served = new Set(shared.flatMap(({ paths }) => paths))
  for (const [path, document] of pages)
    if (!served.has(path)) rules.push(rule(path, policyFor(path, document.needs, document)))
  return rules.join('\n')
}

/** What the answer with one page says besides, by the page itself; for where no rules of a folder answer. */
export const pageHeaders = (
  path: string,
  document: PageDocument,
  sources: SourcesByNeed,
): Record<string, string> => ({ ...everyFile, ...policyHeaders(path, document.needs, sources, document) })

const policyHeaders = (
  path: string,
  needs: ReadonlySet<Need>,
  sources: SourcesByNeed,
  inline: InlineSources,
): Record<string, string> => ({
  'Content-Security-Policy': checked(path, contentSecurityPolicy(needs, sources, inline)),
  'Cross-Origin-Opener-Policy': everyAnswer['Cross-Origin-Opener-Policy'],
  ...Object.assign({}, ...[...needs].map((need) => headersByNeed[need])),
})

type PathAndDocument = readonly [path: string, document: PageDocument]

interface SharedRule {
  pattern: string
  /** What is inline in the pages that it serves. */
  inline: InlineSources
  paths: string[]
}

/**
 * Rules that serve many pages each: few hashes among them, and the needs of the not-found page, which is answered there too. One
 * of all pages in a folder; at the top of a language one of all that are just alike.
 */
function sharedRules(pages: readonly PathAndDocument[], siteNeeds: ReadonlySet<Need>): SharedRule[] {
  const isServable = ([, { needs }]: PathAndDocument) => isSame(needs, siteNeeds)
  return [...Map.groupBy(pages, ([path]) => folderOf(path))].flatMap(([folder, found]) => {
    const isTop = folder.length <= '/en'.length
    const alike = isTop ? mostCommon(found.filter(isServable)) : found
    const documents = alike.map(([, document]) => document)
    const inline = together(documents)
    const isShared =
      documents.length >= (isTop ? fewestAlikeAtTheTop : fewestAlikePages) &&
      inline.inlineScripts.size + inline.inlineStyles.size <= mostSharedHashes &&
      alike.every(isServable)
    const pattern = isTop ? `${folder}/:page` : `${folder}/*`
    return isShared ? [{ pattern, inline, paths: alike.map(([path]) => path) }] : []
  })
}

/** Of pages the most that have the same inline. */
function mostCommon(pages: readonly PathAndDocument[]): readonly PathAndDocument[] {
  const kinds = Map.groupBy(pages, ([, { inlineScripts, inlineStyles }]) =>
    [...inlineScripts, ...inlineStyles].toSorted().join(),
  )
  return [...kinds.values()].reduce((most, kind) => (kind.length > most.length ? kind : most), [])
}

const isSame = (one: ReadonlySet<Need>, other: ReadonlySet<Need>): boolean =>
  one.size === other.size && [...one].every((need) => other.has(need))

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

function inlineOfNotFoundPages(documents: ReadonlyMap<string, PageDocument>): InlineSources {
  return together([...documents].filter(([path]) => isNotFoundPage(path)).map(([, document]) => document))
}

const together = (parts: readonly InlineSources[]) => ({
  inlineScripts: new Set(parts.flatMap(({ inlineScripts }) => [...inlineScripts])),
  inlineStyles: new Set(parts.flatMap(({ inlineStyles }) => [...inlineStyles])),
})

const isNotFoundPage = (path: string): boolean => path.endsWith('/404')

function checked(path: string, policy: string): string {
  if (policy.length <= longestPolicy) return policy
  throw new Error(
    `The content security policy of ${path} is ${policy.length} characters long, more than ${longestPolicy}: move inline scripts and styles into files.`,
  )
}

const rule = (path: string, values: Record<string, string>): string =>
  [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
