import { isDeepStrictEqual } from 'node:util'
import type { Site, Snapshot } from '../src/content/snapshot.ts'
import { languages } from '../src/i18n/language.ts'
import { type Entries, isPage, reachedFrom } from './linked-entries.ts'
import type { Mirror, RawEntry } from './mirror.ts'
import type { KeptPages } from './parse/kept-pages.ts'
import { pageTypes } from './parse/page-types.ts'
import { parseMirror } from './parse/parse-mirror.ts'
import type { Problem } from './problem.ts'

/** What to go back to where the content can't make a site. */
export interface Spares {
  /** The entries of the last site that could be made; none before the first. */
  lastGood: Entries
  /** What this release brings along: it replaces what a live space doesn't hold yet. Read only if something is wrong. */
  release: () => Promise<Entries>
}

export interface Recovered {
  /** Undefined where nothing helps: the last good site stays. */
  snapshot: Snapshot | undefined
  problems: Problem[]
  /** Earlier entries that are in, by id: the next sync may need them again. */
  kept: Entries
}

const spareWords = {
  lastGood: 'what was published before stays on the site',
  release: 'the text that comes with the site stands in',
}

/**
 * Parses content so that one mistake costs as little as possible: an entry that can't be used gives way to what it was
 * before, or to what the release brings, and a page without either is left out with the links to it. Each round takes
 * one step more for every problem that is fatal, until none is, or none is left to be taken.
 */
// Why: docs/decisions/0073-content-that-forgives.md
export async function recover(
  mirror: Mirror,
  { lastGood, release }: Spares,
  needs: (site: Site) => Problem[],
  keptPages?: KeptPages,
): Promise<Recovered> {
  const entries = { ...mirror.entries }
  const standIns: Entries = {}
  const tried = new Set<string>()
  const met: Problem[] = []
  let first: Problem[] | undefined
  const spares: Record<keyof Spares, Entries> = { lastGood, release: {} }

  /** Puts spares in the place of these entries, each once; true where that changed anything. */
  function putSpares(ids: readonly string[], place: keyof Spares): boolean {
    const fresh = ids.filter((id) => {
      const spare = spares[place][id]
      if (!spare || tried.has(`${place} ${id}`)) return false
      tried.add(`${place} ${id}`)
      if (isDeepStrictEqual(spare.fields, entries[id]?.fields)) return false
      entries[id] = standIns[id] = spare
      for (const rival of rivalsOf(spare, entries)) delete entries[rival]
      return true
    })
    return fresh.length > 0
  }

  /** Which spares could mend the problem, the fewest first. */
  function mending({ contentType, entry, missing = entry }: Problem, place: keyof Spares): string[][] {
    const from = spares[place]
    const isGone = (id: string) => !entries[id]
    if (contentType === 'microcopy') {
      const hasKey = (id: string) => Object.values(from[id]?.fields.key ?? {}).includes(missing)
      return [idsOf(from, contentType).filter(hasKey)]
    }
    const ids = missing ? [missing] : idsOf(from, contentType).filter(isGone)
    const held = ids.flatMap((id) => reachedFrom(id, from))
    const isPart = (id: string) => Boolean(from[id] && !isPage(from[id]))
    return [[...ids, ...held.filter(isGone)], held.filter(isPart)]
  }

  function step(problem: Problem): string | undefined {
    for (const place of ['lastGood', 'release'] as const)
      if (mending(problem, place).some((ids) => putSpares(ids, place))) return spareWords[place]
    if (!entries[problem.entry] || !mayBeLeftOut(problem)) return undefined
    delete entries[problem.entry]
    delete standIns[problem.entry]
    return pageTypes.includes(problem.contentType) ? 'the page is left out' : 'it is left out'
  }

  for (;;) {
    const { snapshot, problems } = parseMirror({ ...mirror, entries }, keptPages)
    const lacking = snapshot ? languages.flatMap((language) => needs(snapshot[language])) : []
    const all = [...problems, ...lacking]
    first ??= all
    const fatal = all.filter(({ severity }) => severity === 'fatal')
    if (fatal.length === 0) {
      const problems = [...met, ...replaced(first, all), ...all]
      return { snapshot, problems, kept: withoutRelease(standIns, spares) }
    }
    if (met.length === 0) spares.release = await release()
    const steps = takeSteps(fatal, step)
    if (steps.length === 0) return { snapshot: undefined, problems: [...met, ...all], kept: {} }
    met.push(...steps)
  }
}

// Why: docs/decisions/0093-contentful-refuses-first.md
/** What was broken in the content as it came, and is no longer seen because something else is in its place. */
const replaced = (first: readonly Problem[], last: readonly Problem[]): Problem[] =>
  first.filter(
    (problem) => problem.severity === 'broken' && !last.some((other) => isDeepStrictEqual(other, problem)),
  )

/** The problems for which a step was found, with what it was. One entry takes one step a round. */
function takeSteps(fatal: readonly Problem[], step: (problem: Problem) => string | undefined): Problem[] {
  return [...Map.groupBy(fatal, ({ contentType, entry }) => `${contentType} ${entry}`).values()].flatMap(
    (alike) => {
      const [first] = alike
      const taken = first && step(first)
      return taken
        ? alike.map((problem) => ({
            ...problem,
            severity:
              taken === spareWords.release && problem.contentType === 'microcopy' ? 'fallback' : 'broken',
            message: `${problem.message}; ${taken}`,
          }))
        : []
    },
  )
}

const withoutRelease = (standIns: Entries, { release }: Record<keyof Spares, Entries>): Entries =>
  Object.fromEntries(Object.entries(standIns).filter(([id, standIn]) => standIn !== release[id]))

/** Other entries with the key of a word: the first by id would keep it, with words or without. */
function rivalsOf({ sys, fields }: RawEntry, entries: Entries): string[] {
  if (sys.contentType.sys.id !== 'microcopy') return []
  const { key } = fields
  return idsOf(entries, 'microcopy').filter((id) => id !== sys.id && entries[id]?.fields.key?.lt === key?.lt)
}

const idsOf = (entries: Entries, contentType: string) =>
  Object.keys(entries).filter((id) => entries[id]?.sys.contentType.sys.id === contentType)

/** What a site needs exactly one of can't be left out, unless it is one too many. */
const mayBeLeftOut = ({ contentType, message }: Problem) =>
  pageTypes.includes(contentType) || message.startsWith('is one too many')
