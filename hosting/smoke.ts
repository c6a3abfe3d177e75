import { languages, pathOf } from '../src/i18n/language.ts'
import { everyAnswer } from './answer-headers.ts'
import { askSite, type SiteAnswer } from './ask-site.ts'
import { readDocument } from './document.ts'
import { isLoopback } from './private-address.ts'
import { parseReleaseFacts, releaseFactsFile } from './release-facts.ts'

/** One thing that was tried on a served site, and what was wrong with it. */
export interface SmokeCheck {
  what: string
  problems: string[]
}

interface SmokeOptions {
  /** Where the site is asked: `http://127.0.0.1:4321`, `https://deploy-preview-1--uoga.netlify.app`. */
  origin: string
  /** The origin that its pages name as their own. */
  siteOrigin: string
  /** Whether functions answer there as well: a folder that isn't served yet has none. */
  functions: boolean
}

/** So many pages besides the three home pages: each is one that a home page links to. */
const mostPages = 24
const localAddress = /\bhttps?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?/i

/**
 * Asks a served site for what would be broken for visitors though every file is there: headers, policies, redirects,
 * what is not found, caching, functions. It changes nothing, and never rejects: no answer is a problem like any other.
 * Why: docs/decisions/0107-releases-to-go-back-to.md
 */
export async function smoke({ origin, siteOrigin, functions }: SmokeOptions): Promise<SmokeCheck[]> {
  const mayBeLocal = isLoopback(siteOrigin)
  const ask = (path: string, options?: Parameters<typeof askSite>[2]) => askSite(origin, path, options)
  const checks: SmokeCheck[] = []
  async function check(what: string, find: () => Promise<string[]>): Promise<void> {
    const made: SmokeCheck = { what, problems: [] }
    checks.push(made)
    made.problems = await find().catch((error: unknown) => [`no answer: ${String(error)}`])
  }

  const homes = languages.map((language) => pathOf(language, ''))
  const linked = new Set<string>()
  const scripts = new Set<string>()
  const checkPage = (path: string) =>
    check(path, async () => {
      const answer = await ask(path)
      const page = readDocument(answer.body)
      for (const link of page.links) {
        if (link.startsWith('/_astro/')) scripts.add(link)
        else if (/^\/[\w/-]+$/.test(link) && homes.includes(path)) linked.add(link)
      }
      return [...pageProblems(answer, page), ...localProblems(answer, mayBeLocal)]
    })
  await Promise.all(homes.map(checkPage))
  const others = [...linked].filter(
    (path) => !homes.includes(path) && !/^\/(?:api|media|search)\//.test(path),
  )
  await Promise.all(spread(others, mostPages).map(checkPage))
  const checkScript = (path: string) =>
    check(path, async () => {
      const answer = await ask(path)
      return [...fileProblems(answer), ...localProblems(answer, mayBeLocal)]
    })
  await Promise.all([...scripts].map(checkScript))

  for (const language of languages) {
    const path = pathOf(language, 'no-such-page')
    await check(`${path} is not found, in its language`, async () => {
      const answer = await ask(path)
      const { language: answered } = readDocument(answer.body)
      return [
        ...statusProblems(answer, [404]),
        ...headerProblems(answer),
        ...(answered === language ? [] : [`the page is in "${answered}"`]),
      ]
    })
  }
  await check('a script that is gone is not found, and no cache keeps that', async () => {
    const answer = await ask('/_astro/gone.00000000.js')
    return [...statusProblems(answer, [404]), ...cacheProblems(answer, /no-store/)]
  })
  await check('/lt/… leads to the address without it', async () => {
    const answer = await ask('/lt/no-such-page?a=b')
    const [location = ''] = answer.values('location')
    const expected = `${siteOrigin}/no-such-page?a=b`
    return [
      ...statusProblems(answer, [301]),
      ...(location === expected ? [] : [`it leads to "${location}", not "${expected}"`]),
    ]
  })
  for (const path of [
    '/api/..%2f..%2finternal',
    '/..%2f..%2fetc%2fpasswd',
    '/%5c%5cother.example',
    '//other.example/',
  ]) {
    await check(`${path} leads nowhere`, async () => {
      const answer = await ask(path)
      const [location] = answer.values('location')
      const leadsAway = location !== undefined && new URL(location, siteOrigin).hostname === 'other.example'
      return [...statusProblems(answer, [301, 400, 404]), ...(leadsAway ? [`it leads to ${location}`] : [])]
    })
  }
  for (const path of ['/_headers', '/_redirects']) {
    await check(`${path} is not public`, async () => statusProblems(await ask(path), [404]))
  }
  await check(`/${releaseFactsFile} names the release`, async () => {
    const answer = await ask(`/${releaseFactsFile}`)
    return parseReleaseFacts(answer.body) ? [] : [`${answer.status}, and no facts of a release`]
  })
  if (functions) {
    await check('/health answers', async () => {
      const answer = await ask('/health')
      return [
        ...statusProblems(answer, [200]),
        ...cacheProblems(answer, /no-store/),
        ...headerProblems(answer),
      ]
    })
    // Without a space of its own a preview has no switches: its function answers 404.
    await check('/switches answers', async () => {
      const answer = await ask('/switches')
      return [
        ...statusProblems(answer, [200, 404]),
        ...cacheProblems(answer, /no-store/),
        ...headerProblems(answer),
      ]
    })
    await check('/reports/csp takes reports, and nothing else', async () => {
      const headers = { 'content-type': 'application/reports+json', 'content-length': '2' }
      const taken = await ask('/reports/csp', { method: 'POST', headers, body: '[]' })
      return [...statusProblems(taken, [204]), ...statusProblems(await ask('/reports/csp'), [405])]
    })
  }
  return checks
}

/** A line for each problem: `/en: has 2 Content-Security-Policy headers`. */
export const smokeProblems = (checks: readonly SmokeCheck[]): string[] =>
  checks.flatMap(({ what, problems }) => problems.map((problem) => `${what}: ${problem}`))

function pageProblems(answer: SiteAnswer, page: ReturnType<typeof readDocument>): string[] {
  const [policy = ''] = answer.values('content-security-policy')
  const refused = [...page.inlineScripts, ...page.inlineStyles].filter((source) => !policy.includes(source))
  return [
    ...statusProblems(answer, [200]),
    ...headerProblems(answer),
    ...cacheProblems(answer, /must-revalidate/),
    ...(page.headings === 1 ? [] : [`has ${page.headings} of h1`]),
    ...(refused.length > 0
      ? [`its policy refuses ${refused.length} of its own inline scripts or styles`]
      : []),
  ]
}

function fileProblems(answer: SiteAnswer): string[] {
  const [type = ''] = answer.values('content-type')
  return [
    ...statusProblems(answer, [200]),
    ...cacheProblems(answer, /immutable/),
    ...(/javascript|css|font|image/.test(type) ? [] : [`is "${type}"`]),
  ]
}

const statusProblems = ({ status }: SiteAnswer, expected: number[]): string[] =>
  expected.includes(status) ? [] : [`was answered ${status}, not ${expected.join(' or ')}`]

/** Two rules that match may be joined by a comma, and two policies both hold: inline scripts would be blocked. */
function headerProblems(answer: SiteAnswer): string[] {
  const policies = answer.values('content-security-policy')
  const isOne = policies.length === 1 && (policies[0]?.match(/default-src/g) ?? []).length === 1
  return [
    ...(isOne ? [] : [`has ${policies.join(', ').split('default-src').length - 1} policies, not one`]),
    ...Object.keys(everyAnswer).flatMap((name) => {
      const { length } = answer.values(name.toLowerCase())
      return length === 1 ? [] : [`has ${length} of ${name}`]
    }),
  ]
}

function cacheProblems(answer: SiteAnswer, expected: RegExp): string[] {
  const said = answer.values('cache-control').join(', ')
  return expected.test(said) ? [] : [`Cache-Control is "${said}"`]
}

function localProblems(answer: SiteAnswer, mayBeLocal: boolean): string[] {
  if (mayBeLocal) return []
  const texts = [answer.body, ...answer.values('content-security-policy'), ...answer.values('location')]
  const [found] = texts.flatMap((text) => localAddress.exec(text)?.[0] ?? [])
  return found ? [`names ${found}, the visitor’s own machine`] : []
}

/** So many of a list, from all of it alike. */
const spread = <Item>(list: readonly Item[], most: number): Item[] =>
  list.filter(
    (_, index) => Math.floor((index * most) / list.length) !== Math.floor(((index - 1) * most) / list.length),
  )
