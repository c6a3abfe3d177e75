import { createHash } from 'node:crypto'
import type { Page } from '../../src/content/page.ts'
import type { Site, Snapshot } from '../../src/content/snapshot.ts'
import { type Language, languages } from '../../src/i18n/language.ts'

/**
 * A part of the content that is looked at as a whole: `lt.header`, `lt.microcopy.search`, `lt.page./planai` (all of that page), or
 * `lt.outline` (what pages are found by, of all pages).
 */
export type Part = string

/** A snapshot that notes which of its parts are read. */
export interface TrackedSnapshot {
  snapshot: Snapshot
  /** Runs the work and says what it read; one at a time. */
  during: <Result>(work: () => Promise<Result>) => Promise<{ result: Result; reads: Part[] }>
  /** A digest of what a part is; a part that isn't there has one too. */
  digestOf: (part: Part) => string
}

/** What pages are found and linked by. Any other field belongs to its page alone. */
const outlineFields = [
  'id',
  'path',
  'alternates',
  'type',
  'noIndex',
  'statusKey',
  'formKey',
  'simType',
  'scope',
  'sectionsKey',
] as const
const isOutline = (field: PropertyKey): boolean => outlineFields.some((name) => name === field)

// Why: docs/decisions/0096-what-a-page-reads.md
export function trackSnapshot(snapshot: Snapshot): TrackedSnapshot {
  let reads: Set<Part> | undefined
  const note = (part: Part) => reads?.add(part)
  const sites = new Map(languages.map((language) => [language, trackSite(snapshot[language], note)]))
  const parts = partsOf(snapshot)
  const digests = new Map<Part, string>()
  return {
    snapshot: new Proxy(snapshot, {
      get(target, key: keyof Snapshot) {
        if (key !== 'movedPages' && key !== 'changedAt') return sites.get(key)
        note(key)
        return target[key]
      },
    }),
    async during(work) {
      const noted = new Set<Part>()
      reads = noted
      try {
        return { result: await work(), reads: [...noted].sort() }
      } finally {
        reads = undefined
      }
    },
    digestOf(part) {
      const known = digests.get(part)
      if (known !== undefined) return known
      const digest = createHash('sha256')
        .update(JSON.stringify(parts(part)) ?? '')
        .digest('base64url')
      digests.set(part, digest)
      return digest
    },
  }
}

type Note = (part: Part) => void

function trackSite(site: Site, note: Note): Site {
  const { language } = site
  const pages = site.pages.map((page) => trackPage(page, language, note))
  const noteWhole = () => note(`${language}.*`)
  const microcopy = new Proxy(site.microcopy, {
    get(words, key, receiver) {
      note(`${language}.microcopy.${String(key)}`)
      return Reflect.get(words, key, receiver)
    },
    has(words, key) {
      note(`${language}.microcopy.${String(key)}`)
      return Reflect.has(words, key)
    },
    ownKeys(words) {
      note(`${language}.microcopy`)
      return Reflect.ownKeys(words)
    },
  })
  return new Proxy(site, {
    get(target, key: keyof Site, receiver) {
      if (key === 'language') return language
      if (key === 'microcopy') return microcopy
      if (key === 'pages') {
        note(`${language}.outline`)
        return pages
      }
      note(`${language}.${key}`)
      return Reflect.get(target, key, receiver)
    },
    has(target, key) {
      note(`${language}.${String(key)}`)
      return Reflect.has(target, key)
    },
    ownKeys(target) {
      noteWhole()
      return Reflect.ownKeys(target)
    },
  })
}

const trackPage = (page: Page, language: Language, note: Note): Page => {
  const noteField = (field: PropertyKey) =>
    note(isOutline(field) ? `${language}.outline` : `${language}.page.${page.path}`)
  return new Proxy(page, {
    get(target, field, receiver) {
      noteField(field)
      return Reflect.get(target, field, receiver)
    },
    has(target, field) {
      noteField(field)
      return Reflect.has(target, field)
    },
    ownKeys(target) {
      note(`${language}.outline`)
      note(`${language}.page.${page.path}`)
      return Reflect.ownKeys(target)
    },
  })
}

/** Finds what a part's name means. */
function partsOf(snapshot: Snapshot): (part: Part) => unknown {
  const pages = new Map<Part, Page>(
    languages.flatMap((language) =>
      snapshot[language].pages.map((page) => [`${language}.page.${page.path}`, page] as const),
    ),
  )
  return (part) => {
    if (part === 'movedPages' || part === 'changedAt') return snapshot[part]
    const [, code = '', key = '', detail] = /^(\w+)\.([^.]+)(?:\.(.*))?$/s.exec(part) ?? []
    const language = languages.find((known) => known === code)
    if (!language) throw new Error(`unreachable: no part of the content is called ${part}`)
    const site = snapshot[language]
    if (key === 'page') return pages.get(part)
    if (key === 'outline') return site.pages.map(outlineOf)
    if (key === 'microcopy' && detail !== undefined) return site.microcopy[detail]
    return key === '*' ? site : Object.entries(site).find(([name]) => name === key)?.[1]
  }
}

const outlineOf = (page: Page) =>
  Object.fromEntries(Object.entries(page).filter(([field]) => isOutline(field)))
