import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { serveEmbeddedSpace } from '../sandbox/contentful/embedded-space.ts'
import { releaseEntries, siteNeeds } from '../scripts/site-needs.ts'
import type { Page } from '../src/content/page.ts'
import type { Site, Snapshot } from '../src/content/snapshot.ts'
import { languages } from '../src/i18n/language.ts'
import { type Entries, linksIn, reachedFrom } from './linked-entries.ts'
import type { Mirror } from './mirror.ts'
import { contentTypes } from './model/content-types.ts'
import { pageTypes } from './parse/page-types.ts'
import type { Problem } from './problem.ts'
import { pull } from './pull/pull.ts'
import { type Recovered, recover } from './recover.ts'

let embedded: Mirror
let needs: (site: Site) => Problem[]
let release: Entries
let whole: Snapshot

const readRelease = async () => release
const nothing = async () => ({})

beforeAll(async () => {
  const served = await serveEmbeddedSpace({ port: 0 })
  const pulled = await pull({ environment: served.environment, mirror: undefined, log: () => {} })
  await served.close()
  if (pulled.kind === 'failed') throw new Error(pulled.sentence)
  embedded = pulled.mirror
  needs = await siteNeeds()
  release = await releaseEntries()
  whole = madeOf(await recover(embedded, { lastGood: {}, release: nothing }, needs))
}, 60_000)

function madeOf({ snapshot, problems }: Recovered): Snapshot {
  if (!snapshot) throw new Error(JSON.stringify(problems.filter(({ severity }) => severity === 'fatal')))
  return snapshot
}

/** The embedded content after `change`. */
function changed(change: (entries: Entries) => void): Mirror {
  const mirror = structuredClone(embedded)
  change(mirror.entries)
  return mirror
}

/** Sets a field in one language. */
function set(entries: Entries, id: string, field: string, value: unknown, language = 'lt'): void {
  const entry = entries[id]
  if (!entry) throw new Error(`no "${id}" in the space`)
  entry.fields[field] = { ...entry.fields[field], [language]: value }
}

const idsIn = (entries: Entries, contentType: string) =>
  Object.values(entries).flatMap(({ sys }) => (sys.contentType.sys.id === contentType ? [sys.id] : []))

const pagesById = ({ pages }: Site) => new Map(pages.map((page) => [page.id, page]))

function messagesOf({ problems }: Recovered, entry: string): string[] {
  return problems.flatMap((problem) => (problem.entry === entry ? [problem.message] : []))
}

describe('an editor’s slip costs what it is in', () => {
  test('a slug with a blank in it: the page stays where it was', async () => {
    const mirror = changed((entries) => set(entries, 'students', 'slug', 'Studentams 2'))
    const recovered = await recover(mirror, { lastGood: embedded.entries, release: readRelease }, needs)
    expect(madeOf(recovered)).toEqual(whole)
    expect(messagesOf(recovered, 'students')).toEqual([
      expect.stringContaining('what was published before stays on the site'),
    ])
    expect(Object.keys(recovered.kept)).toEqual(['students'])
  })

  test('in a first build it is left out, with the links to it', async () => {
    const mirror = changed((entries) => set(entries, 'students', 'slug', 'Studentams 2'))
    const recovered = await recover(mirror, { lastGood: {}, release: nothing }, needs)
    for (const language of languages) {
      const site = madeOf(recovered)[language]
      expect(pagesById(site).has('students')).toBe(false)
      expect(site.pages).toHaveLength(whole[language].pages.length - 1)
    }
    expect(messagesOf(recovered, 'students')).toContainEqual(expect.stringContaining('the page is left out'))
  })

  test('a page that takes another one’s address doesn’t take it away', async () => {
    const mirror = changed((entries) => set(entries, 'students', 'slug', 'planai'))
    const site = madeOf(await recover(mirror, { lastGood: embedded.entries, release: readRelease }, needs)).lt
    expect(site.pages.map(({ path }) => path).toSorted()).toEqual(
      whole.lt.pages.map(({ path }) => path).toSorted(),
    )
  })

  test('a part that a form can’t be without is unpublished: it stays with its form', async () => {
    const mirror = changed((entries) => delete entries['activate-continue'])
    const recovered = await recover(mirror, { lastGood: embedded.entries, release: readRelease }, needs)
    expect(madeOf(recovered)).toEqual(whole)
  })

  test('a word that code looks for is unpublished: it stays; a new one is the release’s', async () => {
    const [known] = idsIn(embedded.entries, 'microcopy')
    const mirror = changed((entries) => delete entries[known ?? ''])
    for (const lastGood of [embedded.entries, {}]) {
      const recovered = await recover(mirror, { lastGood, release: readRelease }, needs)
      expect(madeOf(recovered)).toEqual(whole)
      expect(recovered.problems.length).toBeGreaterThan(0)
    }
  })

  test('a word without text, in an entry of an editor’s own, gives way to the release’s', async () => {
    const [known = ''] = idsIn(embedded.entries, 'microcopy')
    const mirror = changed((entries) => {
      const { sys, fields } = structuredClone(entries[known]) ?? { sys: undefined, fields: {} }
      delete entries[known]
      if (sys) entries['0-own'] = { sys: { ...sys, id: '0-own' }, fields: { key: fields.key ?? {} } }
    })
    const recovered = await recover(mirror, { lastGood: {}, release: readRelease }, needs)
    expect(madeOf(recovered)).toEqual(whole)
    expect(recovered.problems.map(({ severity }) => severity)).not.toContain('fatal')
  })

  test('a space that has none of the release’s words and status pages shows the release’s, and its own pages', async () => {
    const mirror = changed((entries) => {
      for (const type of ['microcopy', 'genericStatusPage'])
        for (const id of idsIn(entries, type)) delete entries[id]
    })
    const recovered = await recover(mirror, { lastGood: {}, release: readRelease }, needs)
    const snapshot = madeOf(recovered)
    const words = recovered.problems.filter(({ contentType }) => contentType === 'microcopy')
    expect(words.length).toBeGreaterThan(1000)
    expect(words.filter(({ severity }) => severity !== 'fallback')).toEqual([])
    expect(needs(snapshot.lt)).toEqual([])
    expect(whole.lt.microcopy).toMatchObject(snapshot.lt.microcopy)
    expect([...pagesById(snapshot.en).keys()].toSorted()).toEqual([...pagesById(whole.en).keys()].toSorted())
  })

  test('without header or anything to go back to there is no site, and it says why', async () => {
    const mirror = changed((entries) => delete entries.header)
    const recovered = await recover(mirror, { lastGood: {}, release: nothing }, needs)
    expect(recovered).toMatchObject({ snapshot: undefined, kept: {} })
    expect(recovered.problems).toContainEqual(
      expect.objectContaining({ severity: 'fatal', contentType: 'header' }),
    )
  })
})

/** One thing that an editor, a script or a merge can do to an entry. */
const mutilations = {
  unpublish: (entries: Entries, id: string) => {
    delete entries[id]
  },
  blank: (entries: Entries, id: string, field: string) => {
    delete entries[id]?.fields[field]
  },
  'swap type': (entries: Entries, id: string, field: string) => set(entries, id, field, { no: 'such value' }),
  'break links': (entries: Entries, id: string, field: string) =>
    set(entries, id, field, [{ sys: { type: 'Link', linkType: 'Entry', id: 'nowhere' } }]),
  'huge text': (entries: Entries, id: string, field: string) =>
    set(entries, id, field, 'ilgas '.repeat(20_000)),
  'another language only': (entries: Entries, id: string, field: string) => {
    const entry = entries[id]
    if (entry) entry.fields[field] = { en: entry.fields[field]?.lt }
  },
}
const kinds = [
  'unpublish',
  'blank',
  'swap type',
  'break links',
  'huge text',
  'another language only',
] as const
interface Mutilation {
  id: string
  field: string
  how: (typeof kinds)[number]
}

const anyMutilation = (): fc.Arbitrary<Mutilation> =>
  fc
    .record({
      id: fc.constantFrom(...Object.keys(embedded.entries)),
      place: fc.nat(),
      how: fc.constantFrom(...kinds),
    })
    .map(({ id, place, how }) => {
      const fields = Object.keys(embedded.entries[id]?.fields ?? {})
      return { id, field: fields[place % fields.length] ?? '', how }
    })

const mutilated = (all: readonly Mutilation[]): Mirror =>
  changed((entries) => {
    for (const { id, field, how } of all) if (entries[id]) mutilations[how](entries, id, field)
  })

const afterAll = (all: readonly Mutilation[]) =>
  recover(mutilated(all), { lastGood: embedded.entries, release: readRelease }, needs)

/** Every run parses the whole content some times: a few here, 1,000 of each test in the sweep. */
const numRuns = process.env.MATRIX === 'full' ? 1_000 : 8

/** The pages that differ though they hold none of these entries. */
function strayPages(snapshot: Snapshot, touched: ReadonlySet<string>): string[] {
  if (isShared(touched)) return []
  // A page that is made of an entry shows what that one doesn't link to.
  const isUntouched = (page: Page) => !('parent' in page) && !shownOn(page).some((id) => touched.has(id))
  return languages.flatMap((language) => {
    const now = pagesById(snapshot[language])
    return whole[language].pages
      .filter((page) => isUntouched(page) && !isDeepStrictEqual(now.get(page.id), page))
      .map(({ id }) => id)
  })
}

test('after any five changes the site is made, and pages that hold none of the entries are as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMutilation(), { minLength: 2, maxLength: 5 }), async (all) => {
      const snapshot = madeOf(await afterAll(all))
      expect(strayPages(snapshot, new Set(all.map(({ id }) => id)))).toEqual([])
    }),
    { numRuns },
  )
}, 1_800_000)

test('any one change is named by entry, field and language, and other pages are as they were', async () => {
  await fc.assert(
    fc.asyncProperty(anyMutilation(), async (one) => {
      const recovered = await afterAll([one])
      expect(strayPages(madeOf(recovered), new Set([one.id]))).toEqual([])
      if (isSeen(one)) expect(recovered.problems).toContainEqual(namedAs(one))
    }),
    { numRuns },
  )
}, 1_800_000)

/** Whether a change is a mistake that can be seen: a text may be long, and what is optional may be missing. */
function isSeen({ id, field, how }: Mutilation): boolean {
  if (!isRead(id) || isUnread(id, field)) return false
  switch (how) {
    case 'swap type':
    case 'break links':
      return true
    case 'blank':
    case 'another language only':
      return isRequired(id, field)
    case 'unpublish':
      return holdersOf(id).some(isRead)
    case 'huge text':
      return false
  }
}

function namedAs({ id, field, how }: Mutilation): unknown {
  if (how !== 'unpublish') return expect.objectContaining({ entry: id, field, language: expect.any(String) })
  // What is not there is named where it was linked to.
  return expect.objectContaining({
    entry: expect.stringMatching(new RegExp(`^(${[id, ...holdersOf(id)].join('|')})$`)),
    language: expect.any(String),
  })
}

/** The entries that a page is made of: a form that opens in its dialog brings what it links to. */
function shownOn({ id }: Page): string[] {
  const reached = reachedFrom(id, embedded.entries)
  const forms = reached.filter((one) => typeOf(one) === 'formPage')
  return [id, ...reached, ...forms.flatMap((form) => reachedFrom(form, embedded.entries))]
}

/** Plans and zones are on pages that don't link to them. */
const sharedTypes = ['plan', 'roamingZone']
const isShared = (touched: ReadonlySet<string>) =>
  [...touched].some((id) => sharedTypes.includes(embedded.entries[id]?.sys.contentType.sys.id ?? ''))

/** What the site reads wherever it is; everything else only where one of these leads to it. */
const alwaysRead = [
  ...pageTypes,
  'header',
  'footer',
  'navigation',
  'maintenanceConfiguration',
  'planBuilder',
  'microcopy',
  'cookieCategory',
  'plan',
  'roamingZone',
  'roamingCountry',
  'roamingPack',
  'personalOffer',
  'notification',
]
const typeOf = (id: string) => embedded.entries[id]?.sys.contentType.sys.id ?? ''
const readIds = memo(() => {
  const roots = Object.keys(embedded.entries).filter((id) => alwaysRead.includes(typeOf(id)))
  return new Set(roots.flatMap((id) => [id, ...reachedFrom(id, embedded.entries)]))
})
const isRead = (id: string) => readIds().has(id)

/** The name is the editors' own. */
const isUnread = (_id: string, field: string) => field === 'name'

const isRequired = (id: string, field: string) =>
  contentTypes.some(
    (type) => type.id === typeOf(id) && type.fields.some((one) => one.id === field && one.required),
  )

const holders = memo(() => {
  const pairs = Object.values(embedded.entries).flatMap(({ sys, fields }) =>
    linksIn(fields).map((id) => [id, sys.id] as const),
  )
  return Map.groupBy(pairs, ([id]) => id)
})
const holdersOf = (id: string) => (holders().get(id) ?? []).map(([, holder]) => holder)

/** Calculates it once the content is there. */
function memo<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
