import { isDeepStrictEqual } from 'node:util'
import { missingPages } from '../../src/content/needed-pages.ts'
import { missingParts } from '../../src/content/needed-parts.ts'
import type { Page } from '../../src/content/page.ts'
import type { Site } from '../../src/content/snapshot.ts'
import type { Entries } from '../linked-entries.ts'
import type { RawEntry } from '../mirror.ts'
import { pageTypes } from '../parse/page-types.ts'
import { linksOf, withoutLinks } from './links-to.ts'
import type { LiveEntry, LiveSpace } from './live-space.ts'
import { changedPage, type PageChange } from './page-change.ts'
import type { Release } from './release.ts'

export interface ContentPlan {
  entries: RawEntry[]
  /** Files that these entries show and the space doesn't have. */
  pictures: string[]
  changes: PageChange[]
  /** What the site needs and the upgrade leaves to an editor, in sentences. */
  left: string[]
}

/** What is sold, and where: the operator's own, never the embedded content's. */
const soldTypes = [
  'plan',
  'promo',
  'allowance',
  'planBuilder',
  'planBuilderStep',
  'roamingZone',
  'roamingCountry',
  'roamingPack',
  'personalOffer',
]

/** An entry that an upgrade which was broken off has made, and not published yet: no editor has changed it since. */
export const isUnfinished = ({ draft: { sys } }: LiveEntry, release: Entries): boolean =>
  sys.version === 1 && release[sys.id] !== undefined

/** What editors have in a space: what is published, and drafts that never were. */
export const editorsEntries = ({ entries }: LiveSpace, release: Entries): Entries =>
  Object.fromEntries(
    [...entries]
      .filter(([, entry]) => entry.draft.sys.archivedVersion === undefined && !isUnfinished(entry, release))
      .map(([id, { draft, published }]) => [id, { ...draft, fields: published ?? draft.fields }]),
  )

interface Given {
  live: LiveSpace
  release: Release
  /** What `editorsEntries` says of the space. */
  own: Entries
  /** The sites, in Lithuanian, that the space and the release make each alone. */
  liveSite: Site
  releaseSite: Site
}

/** What lacks in a space for this release, from the release; what editors have is left as it is. */
export function planContent(given: Given): ContentPlan {
  const { live, release, own, liveSite, releaseSite } = given
  const wanted = new Map<string, RawEntry>()
  const left: string[] = []
  const changes = new Map<string, PageChange>()

  const isKnown = (id: string) =>
    own[id] !== undefined || live.entries.get(id)?.draft.sys.archivedVersion !== undefined

  /** Takes an entry along, with what it holds; pages and what is sold are not taken along by others. */
  function take(id: string): void {
    const entry = release.entries[id]
    if (!entry || wanted.has(id) || isKnown(id)) return
    wanted.set(id, entry)
    for (const { linkType, id: linked } of linksOf(entry.fields)) {
      const type = release.entries[linked]?.sys.contentType.sys.id ?? ''
      if (linkType === 'Entry' && !pageTypes.includes(type) && !soldTypes.includes(type)) take(linked)
    }
  }

  function change(page: Page): PageChange {
    const known = changes.get(page.id) ?? { contentType: page.type, page: page.id, parts: [] }
    changes.set(page.id, known)
    return known
  }

  const words = keysOf(own)
  const releaseWords = keysOf(release.entries)
  for (const key of release.microcopyKeys.filter((one) => !words.has(one))) {
    const id = releaseWords.get(key)
    if (id === undefined || isKnown(id))
      left.push(`microcopy ${key}: its entry has another key, or is archived`)
    else take(id)
  }

  for (const needed of missingPages(liveSite)) {
    const name = `${needed.type} ${needed.words}`
    const page = releaseSite.pages.find(needed.is)
    const elsewhere = liveSite.pages.find(({ id }) => id === page?.id)
    const taken = liveSite.pages.find(({ path }) => path === page?.path)
    if (!page) left.push(`${name}: this release brings none`)
    else if (taken && taken !== elsewhere)
      left.push(`${name}: its address ${taken.path} is taken by "${taken.id}"`)
    else if (elsewhere && needed.is({ ...elsewhere, path: page.path }))
      change(elsewhere).address = {
        slug: release.entries[page.id]?.fields.slug ?? {},
        earlier: Object.values(elsewhere.alternates),
      }
    else if (isKnown(page.id))
      left.push(`${name}: "${page.id}" is in the space, but can't be used; see content validate`)
    else take(page.id)
  }

  for (const { page, field, name, words: partWords } of missingParts(liveSite)) {
    const model = releaseSite.pages.find((one) => one.type === 'formPage' && one.formKey === page.formKey)
    const part = model && partOf(release.entries, model.id, field, name)
    if (!part) left.push(`formPage "${page.id}", field ${field}: this release brings none ${partWords}`)
    else if (linksOf(own[page.id]?.fields[field]).some(({ id }) => id === part))
      left.push(`formPage "${page.id}", field ${field}: "${part}" is linked, but not published, or broken`)
    else {
      take(part)
      change(page).parts.push({ field, part })
    }
  }

  return {
    ...withPictures(given, wanted),
    changes: [...changes.values()].filter((one) => {
      const isDrafted = hasOtherDraft(live.entries.get(one.page), one)
      if (isDrafted)
        left.push(`${one.contentType} "${one.page}": publish its draft, which holds what this release needs`)
      return !isDrafted
    }),
    left,
  }
}

/** Whether the change waits in a draft, beside changes of an editor. */
function hasOtherDraft(entry: LiveEntry | undefined, change: PageChange): boolean {
  if (!entry?.published || isDeepStrictEqual(entry.draft.fields, changedPage(entry.published, change)))
    return false
  return isDeepStrictEqual(entry.draft.fields, changedPage(entry.draft.fields, change))
}

/** The entries without links to what isn't there, and the pictures that they show. */
function withPictures({ live, release }: Given, wanted: ReadonlyMap<string, RawEntry>) {
  const leadsSomewhere = ({ linkType, id }: { linkType: string; id: string }) =>
    linkType === 'Asset'
      ? live.assets.has(id) || release.pictures.has(id)
      : live.entries.has(id) || wanted.has(id)
  const entries = [...wanted.values()].map((entry) => ({
    ...entry,
    fields: withoutLinks(entry.fields, leadsSomewhere),
  }))
  const shown = entries
    .flatMap(({ fields }) => linksOf(fields))
    .flatMap(({ linkType, id }) => (linkType === 'Asset' ? [id] : []))
  const isMissing = (id: string) => {
    const sys = live.assets.get(id)?.sys
    return sys === undefined || (sys.publishedVersion === undefined && release.pictures.has(id))
  }
  return { entries, pictures: [...new Set(shown)].filter(isMissing) }
}

/** Which entry has the words of a key. */
const keysOf = (entries: Entries): ReadonlyMap<unknown, string> =>
  new Map(
    Object.values(entries)
      .filter(({ sys }) => sys.contentType.sys.id === 'microcopy')
      .map(({ sys, fields }) => [fields.key?.lt, sys.id]),
  )

/** The entry of the release's page that has this key, or this id. */
const partOf = (entries: Entries, page: string, field: string, name: string): string | undefined =>
  linksOf(entries[page]?.fields[field])
    .map(({ id }) => id)
    .find((id) => id === name || entries[id]?.fields.key?.lt === name)
