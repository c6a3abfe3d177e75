import { withoutFields } from '../src/lib/address-fields.ts'
import { type BuiltSite, documentsOf } from './built-site.ts'
import type { PageDocument } from './document.ts'
import { passedOn } from './redirects.ts'

/** One thing that is wrong with a built site, and where: a page's path, or a file of the build. */
export interface Flaw {
  where: string
  message: string
  /** A link that leads nowhere costs itself, and editors write links: it is reported, and everything else goes live. */
  isLink?: boolean
}

// A flaw of the layout is on every page: so many of them say where it is.
const namedPlaces = 3

/** One line for each flaw with the places that have it: `/en/plans: links to /en/nowhere, which doesn't exist`. */
export function formatFlaws(flaws: Flaw[]): string[] {
  return [...Map.groupBy(flaws, ({ message }) => message)].map(([message, alike]) => {
    const places = alike.slice(0, namedPlaces).map(({ where }) => where)
    const others = alike.length - places.length
    return `${places.join(', ')}${others > 0 ? ` and ${others} more` : ''}: ${message}`
  })
}

interface Verified {
  files: BuiltSite
  documents: ReadonlyMap<string, PageDocument>
  /** Addresses that begin with it are this site's own. */
  origin: string
  /** What came of an address that leads to the same place from every page: most are the header's and the footer's. */
  known: Map<string, LinkFlaw | 'sound'>
}

type LinkFlaw = Omit<Flaw, 'where'>

/** Everything that would be broken for a visitor or a search engine if this build were published; empty when sound. */
export function verify(files: BuiltSite, origin: string): Flaw[] {
  const site = { files, documents: documentsOf(files), origin, known: new Map() }
  const pages = [...site.documents]
  return [
    ...(pages.length > 0 ? [] : [{ where: '/', message: 'the build has no pages' }]),
    ...pages.flatMap(([path, document]) => [
      ...pathFlaws(path),
      ...headFlaws(path, document),
      ...linkFlaws(path, document, site),
      ...alternateFlaws(path, document, site),
      ...document.refused.map((attribute) => ({
        where: path,
        message: `${attribute} is refused by the content security policy`,
      })),
    ]),
    ...assetFlaws(site.files),
  ]
}

// The host matches its header rules against the address as sent, so other characters would miss their policy.
const pathFlaws = (path: string): Flaw[] =>
  /^[\w./~-]*$/.test(path)
    ? []
    : [{ where: path, message: 'the path has characters other than a–z, 0–9, ., -, _ and ~' }]

function headFlaws(path: string, document: PageDocument): Flaw[] {
  const counts: [string, number, boolean?][] = [
    ['title', document.titles.filter(Boolean).length],
    ['description', document.descriptions.filter(Boolean).length],
    ['h1', document.headings],
    ['lang', document.language ? 1 : 0],
  ]
  return [
    ...counts
      .filter(([, count]) => count !== 1)
      .map(([name, count]) => ({ where: path, message: `has ${count} of ${name} instead of 1` })),
    ...(document.canonicals.length > 1
      ? [{ where: path, message: `has ${document.canonicals.length} canonical addresses` }]
      : []),
  ]
}

function linkFlaws(path: string, document: PageDocument, site: Verified): Flaw[] {
  return [...document.links].flatMap((address) => {
    const flaw = site.known.get(address) ?? linkFlaw(address, path, site) ?? 'sound'
    if (/^\/|^https?:\/\//.test(address)) site.known.set(address, flaw)
    return flaw === 'sound' ? [] : [{ where: path, ...flaw }]
  })
}

function linkFlaw(
  address: string,
  path: string,
  { files, documents, origin }: Verified,
): LinkFlaw | undefined {
  const leadsNowhere = (message: string) => ({ message: `links to ${address}, ${message}`, isLink: true })
  if (!URL.canParse(address, origin + path)) return leadsNowhere('which is no address')
  const url = new URL(address, origin + path)
  if (['javascript:', 'vbscript:'].includes(url.protocol))
    return { message: `links to ${address}, which would run as a script` }
  if (url.origin !== new URL(origin).origin) return undefined
  const target = decoded(url.pathname)
  const page = documents.get(target)
  if (page) {
    // A reference for the page's script is no place on it.
    const fragment = decoded(withoutFields(url.hash).slice(1))
    const exists =
      fragment === '' || fragment === 'top' || fragment.startsWith(':~:') || page.ids.has(fragment)
    return exists ? undefined : leadsNowhere(`but ${target} has nothing with the id "${fragment}"`)
  }
  const isFile = files.has(target.slice(1)) && !target.endsWith('.html')
  if (isFile || [passedOn, hashedFiles].some((prefix) => target.startsWith(prefix))) return undefined
  return leadsNowhere("which doesn't exist")
}

/** Pages in other languages must name each other, or search engines ignore them. */
function alternateFlaws(path: string, document: PageDocument, { documents, origin }: Verified): Flaw[] {
  const own = [...document.alternates, ...document.canonicals.map((url) => ({ language: 'canonical', url }))]
  return own.flatMap(({ language, url }) => {
    const target = URL.canParse(url) ? new URL(url) : undefined
    if (target?.origin !== origin) {
      return [{ where: path, message: `names ${url} as ${language}, which isn't an address under ${origin}` }]
    }
    const other = documents.get(decoded(target.pathname))
    if (!other || language === 'canonical' || language === 'x-default') return []
    const names = other.alternates.map((alternate) => new URL(alternate.url, origin).pathname)
    return names.includes(path)
      ? []
      : [{ where: path, message: `names ${target.pathname} as ${language}, which doesn't name it back` }]
  })
}

// Whether they exist is looked at wherever they are named, not in links alone.
const hashedFiles = '/_astro/'

/** What files need of the build, and it doesn't have. */
const assetFlaws = (files: BuiltSite): Flaw[] =>
  [...files].flatMap(([where, { needs }]) =>
    needs
      .filter((name) => !files.has(name))
      .map((name) => ({ where, message: `needs /${name}, which doesn't exist` })),
  )

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
