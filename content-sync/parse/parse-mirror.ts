import type { CookieCategory } from '../../src/content/cookie-category.ts'
import type { MaintenanceConfiguration } from '../../src/content/maintenance-configuration.ts'
import type { Page } from '../../src/content/page.ts'
import { needsSignIn } from '../../src/content/page-kind.ts'
import type { Site, Snapshot } from '../../src/content/snapshot.ts'
import { inEveryLanguage, isExtraPath, isSelfServicePath } from '../../src/i18n/language.ts'
import type { Mirror, RawEntry } from '../mirror.ts'
import { contentTypes } from '../model/content-types.ts'
import type { Problem } from '../problem.ts'
import { changeTimes, publishedAt } from './change-times.ts'
import { cookieCategory } from './cookie-category.ts'
import { type Edition, type EntryParser, EntryReader } from './entry-reader.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { type KeptPages, parseOrKeep } from './kept-pages.ts'
import { addMadePages } from './made-pages.ts'
import { maintenanceConfiguration } from './maintenance-configuration.ts'
import { microcopy } from './microcopy.ts'
import { readMovedPages } from './moved-pages.ts'
import { navigation } from './navigation.ts'
import { notification } from './notification.ts'
import { readPagePaths } from './page-paths.ts'
import { pageParsers } from './pages.ts'
import { personalOffer } from './personal-offer.ts'
import { plan } from './plan.ts'
import { planBuilder } from './plan-builder.ts'
import { roamingCountry, roamingPack, roamingZone } from './roaming.ts'
import { Space } from './space.ts'

/** Content types of which a site has exactly one entry. */
const single = ['homePage', 'notFoundPage', 'header', 'footer', 'navigation']
/** Content types of which a site has one entry or none. */
const singleAtMost = ['maintenanceConfiguration', 'planBuilder']

function checkSingles(space: Space): void {
  for (const contentType of [...single, ...singleAtMost]) {
    const [first, ...others] = space.ofType(contentType)
    const named = { severity: 'fatal', contentType } as const
    if (!first && single.includes(contentType))
      space.problems.add({ ...named, entry: '', message: 'none is published, and a site needs one' })
    for (const { sys } of others) {
      space.problems.add({
        ...named,
        entry: sys.id,
        message: `is one too many: there is "${first?.sys.id}" already`,
      })
    }
  }
}

const knownTypes = new Set(contentTypes.map(({ id }) => id))

/** What has a slug is meant as a page; a space may hold whatever else other sites need. */
function reportUnknownPages({ entries, problems }: Space): void {
  for (const [entry, { sys, fields }] of entries) {
    const contentType = sys.contentType.sys.id
    if (!fields.slug || knownTypes.has(contentType)) continue
    const message = 'has a slug, but this site has no page of its content type'
    problems.add({ severity: 'broken', contentType, entry, message })
  }
}

/** Every entry of a content type that can be read. */
function parseAll<T>(
  edition: SiteEdition,
  contentType: string,
  parser: EntryParser<T>,
  severity: 'fatal' | 'broken',
): T[] {
  return edition.space
    .ofType(contentType)
    .map((raw) => parser(new EntryReader(edition, raw, severity)))
    .filter((parsed) => parsed !== undefined)
}

/** What only who is signed in may see is below `mano/`, where its answers are kept apart. */
function reportOpenPage(entry: EntryReader, page: Page | undefined): void {
  if (!page || !needsSignIn(page) || isSelfServicePath(page.path)) return
  const { language } = entry.edition
  entry.report({
    severity: 'fatal',
    field: 'slug',
    language,
    message: 'does not begin with mano/, and the page is for who is signed in',
  })
}

type SiteEdition = Edition & { space: Space }

interface PageMemory {
  before: KeptPages
  next: KeptPages
}

function parsePages(edition: SiteEdition, memory: PageMemory): Page[] {
  return Object.entries<EntryParser<Page>>(pageParsers).flatMap(([contentType, parser]) =>
    edition.space
      .ofType(contentType)
      .map((raw) => parseOrKeep(edition, raw, memory, (noted) => parsePage(noted, raw, parser)))
      .filter((page) => page !== undefined),
  )
}

function parsePage(edition: Edition, raw: RawEntry, parser: EntryParser<Page>): Page | undefined {
  const path = edition.pagePaths.get(raw.sys.id)?.[edition.language] ?? ''
  const entry = new EntryReader({ ...edition, isExtra: isExtraPath(path) }, raw, 'fatal')
  const page = parser(entry)
  reportOpenPage(entry, page)
  return page
}

const ratesOf = (pages: readonly Page[]) =>
  pages
    .flatMap((page) => ('blocks' in page ? page.blocks : []))
    .flatMap((block) => (block.type === 'rateLines' ? block.lines : []))

/** What holds where the configuration can't be read: a mistake in it closes nothing. */
const noMaintenance: MaintenanceConfiguration = { activateMaintenanceMode: false, activateFor: 'allPages' }

const byCode = (one: CookieCategory, other: CookieCategory) => (one.code < other.code ? -1 : 1)

function parseSite(edition: SiteEdition, memory: PageMemory): Site | undefined {
  const pages = parsePages(edition, memory)
  const [siteHeader] = parseAll(edition, 'header', header, 'fatal')
  const [siteFooter] = parseAll(edition, 'footer', footer, 'fatal')
  const [siteNavigation] = parseAll(edition, 'navigation', navigation, 'fatal')
  const [maintenance] = parseAll(edition, 'maintenanceConfiguration', maintenanceConfiguration, 'broken')
  const [builder] = parseAll(edition, 'planBuilder', planBuilder, 'broken')
  const words = parseAll(edition, 'microcopy', microcopy, 'broken')
  if (!siteHeader || !siteFooter || !siteNavigation) return undefined
  return {
    language: edition.language,
    pages,
    header: siteHeader,
    footer: siteFooter,
    navigation: siteNavigation,
    maintenance: maintenance ?? noMaintenance,
    cookieCategories: parseAll(edition, 'cookieCategory', cookieCategory, 'broken').toSorted(byCode),
    plans: parseAll(edition, 'plan', plan, 'broken'),
    planBuilder: builder,
    roamingZones: parseAll(edition, 'roamingZone', roamingZone, 'broken'),
    roamingCountries: parseAll(edition, 'roamingCountry', roamingCountry, 'broken'),
    roamingPacks: parseAll(edition, 'roamingPack', roamingPack, 'broken'),
    rates: ratesOf(pages),
    personalOffers: parseAll(edition, 'personalOffer', personalOffer, 'broken'),
    notifications: parseAll(edition, 'notification', notification, 'broken').filter(({ kind }) => kind),
    microcopy: Object.fromEntries(words.map(({ key, value }) => [key, value])),
  }
}

/**
 * Raw content as the domain types that the build reads, once per language, and everything that is wrong with it.
 * Throws on no content; the snapshot is undefined where a problem is fatal. `kept` are the pages of the last parsing: pages
 * that would come out the same are taken from it, and it then holds those of this one.
 */
export function parseMirror(
  mirror: Mirror,
  kept: KeptPages = new Map(),
): { snapshot: Snapshot | undefined; problems: Problem[] } {
  const space = new Space(mirror)
  checkSingles(space)
  reportUnknownPages(space)
  const pagePaths = readPagePaths(
    space,
    Object.keys(pageParsers).flatMap((contentType) => space.ofType(contentType)),
  )
  const memory = { before: new Map(kept), next: kept }
  kept.clear()
  const sites = inEveryLanguage((language) =>
    parseSite({ space, language, isExtra: false, pagePaths }, memory),
  )
  if (sites) addMadePages(sites, space.problems, (id) => publishedAt(mirror, id))
  const movedPages = readMovedPages(space, pagePaths)
  const problems = space.problems.all
  const isFatal = problems.some(({ severity }) => severity === 'fatal')
  if (!sites || isFatal) return { snapshot: undefined, problems }
  return { snapshot: { ...sites, movedPages, changedAt: changeTimes(mirror, sites.lt.pages) }, problems }
}
