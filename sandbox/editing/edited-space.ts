import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Mirror, RawEntry } from '../../content-sync/mirror.ts'
import { contentTypes } from '../../content-sync/model/content-types.ts'
import type { KeptPages } from '../../content-sync/parse/kept-pages.ts'
import { parseMirror } from '../../content-sync/parse/parse-mirror.ts'
import { noPictures } from '../../content-sync/pictures/picture.ts'
import type { Problem } from '../../content-sync/problem.ts'
import type { Site, Snapshot } from '../../src/content/snapshot.ts'
import { isLanguage, languages } from '../../src/i18n/language.ts'
import type { AssetContent, EntryContent } from '../contentful/content.ts'
import { detailsOf } from '../contentful/on-wire.ts'
import { type EntrySource, readEntry, reportShared } from '../contentful/read-entry.ts'
import { readEntrySources, readSpace } from '../contentful/read-space.ts'
import { SpaceProblems } from '../contentful/space-problems.ts'

/** The space as its files are now. */
export interface Loaded {
  /** By file, relative to the folder. */
  texts: ReadonlyMap<string, string>
  sources: ReadonlyMap<string, EntrySource>
  assets: ReadonlyMap<string, AssetContent>
  mirror: Mirror
  /** Undefined where a mistake stops every page. */
  snapshot: Snapshot | undefined
  problems: Problem[]
}

/** `values` is what the file would say of the entry; without it the entry is gone. */
export interface Change {
  id: string
  contentType: string
  file: string
  values: EntrySource['values'] | undefined
}

/** `refused`: Contentful would not take it, and nothing could be read from the file. The others as a build names them. */
export interface Finding extends Omit<Problem, 'severity'> {
  severity: 'refused' | Problem['severity']
}

interface SpaceOptions {
  folder: string
  /** What the site's code looks for in the content. */
  needs: (site: Site) => Problem[]
}

/** The files of a space, read again where another program changed them, and what a change of one entry would make of them. */
export class EditedSpace {
  readonly folder: string
  readonly #needs: SpaceOptions['needs']
  readonly #kept: KeptPages = new Map()
  #loaded: Loaded | undefined

  constructor({ folder, needs }: SpaceOptions) {
    this.folder = folder
    this.#needs = needs
  }

  /** Throws UnreadableSpace for a mistake in the files. */
  async read(): Promise<Loaded> {
    const texts = await this.#texts()
    if (this.#loaded && isDeepStrictEqual(this.#loaded.texts, texts)) return this.#loaded
    const problems = new SpaceProblems()
    const sources = await readEntrySources(this.folder, problems)
    const { entries, assets } = await readSpace(this.folder)
    const mirror: Mirror = {
      space: 'uoga',
      entries: Object.fromEntries([...entries].map(([id, entry]) => [id, rawEntry(id, entry)])),
      assets: Object.fromEntries([...assets].map(([id, asset]) => [id, rawAsset(id, asset)])),
      pictures: {
        ...noPictures,
        byAddress: Object.fromEntries(
          [...assets.keys()].map((id) => [addressOf(id), { kind: 'kept', file: id, sources: [] }]),
        ),
      },
    }
    this.#loaded = {
      texts,
      sources: new Map(sources.map((source) => [source.id, source])),
      assets,
      mirror,
      ...this.#parsed(mirror),
    }
    return this.#loaded
  }

  /** Pictures have changed, which aren't watched: the next read is of every file. */
  forget(): void {
    this.#loaded = undefined
  }

  /**
   * What would be wrong with the space after a change that isn't already: of the entry everything, of others what is new.
   * Reads no file but those that changed.
   */
  async findings({ id, contentType, file, values }: Change): Promise<Finding[]> {
    const { sources, mirror, problems: before } = await this.read()
    const type = contentTypes.find((known) => known.id === contentType)
    if (!type) return [{ severity: 'refused', contentType, entry: id, message: 'is of no content type' }]
    const source = values && { id, file, values, contentType: type }
    const others = [...sources.values()].filter((other) => other.id !== id)
    const all = source ? [...others, source] : others
    const problems = new SpaceProblems()
    const known = {
      entries: new Map(all.map((other) => [other.id, other.contentType.id])),
      assets: new Set(Object.keys(mirror.assets)),
    }
    const { [id]: entry, ...entries } = mirror.entries
    if (source) entries[id] = rawEntry(id, await readEntry(source, known, problems))
    // A link to what is gone is named at the entry that has it.
    else for (const other of others) if (linksTo(other, id)) await readEntry(other, known, problems)
    reportShared(
      type,
      all.filter((other) => other.contentType === type),
      problems,
    )
    if (problems.found.length > 0) return problems.found.map((found) => refused(found, known.entries))
    const { problems: after } = this.#parsed({ ...mirror, entries })
    return after.filter(
      (problem) => problem.entry === id || !before.some((known) => isDeepStrictEqual(known, problem)),
    )
  }

  /** Takes over a change that was written, so that nothing else is read again. It has no finding that Contentful would refuse. */
  async accept({ id, contentType, file, values }: Change, text: string): Promise<void> {
    const type = contentTypes.find((known) => known.id === contentType)
    if (!this.#loaded || !type) return
    const { texts, sources: before, mirror: last, ...loaded } = this.#loaded
    const sources = new Map(before)
    const { [id]: entry, ...entries } = last.entries
    sources.delete(id)
    if (values) {
      const source = { id, file, values, contentType: type }
      sources.set(id, source)
      const known = {
        entries: new Map([...sources.values()].map((other) => [other.id, other.contentType.id])),
        assets: new Set(Object.keys(last.assets)),
      }
      entries[id] = rawEntry(id, await readEntry(source, known, new SpaceProblems()))
    }
    const mirror = { ...last, entries }
    const files = new Map(texts).set(file, text)
    this.#loaded = { ...loaded, texts: files, sources, mirror, ...this.#parsed(mirror) }
  }

  #parsed(mirror: Mirror): Pick<Loaded, 'snapshot' | 'problems'> {
    const { snapshot, problems } = parseMirror(mirror, this.#kept)
    const lacking = snapshot ? languages.map((language) => snapshot[language]).flatMap(this.#needs) : []
    return { snapshot, problems: [...problems, ...lacking] }
  }

  async #texts(): Promise<Map<string, string>> {
    const files = globSync(['entries/**/*.{yaml,yml}', 'assets.yaml'], { cwd: this.folder }).toSorted()
    return new Map(
      await Promise.all(
        files.map(async (file) => [file, await readFile(join(this.folder, file), 'utf8')] as const),
      ),
    )
  }
}

const addressOf = (id: string) => `//127.0.0.1/uoga/${id}/token/file.webp`

const rawEntry = (id: string, { contentType, fields }: EntryContent): RawEntry => ({
  sys: { id, revision: 1, updatedAt: '', contentType: { sys: { id: contentType } } },
  fields,
})

const rawAsset = (
  id: string,
  { title, description, fileName, contentType, width, height, bytes }: AssetContent,
): Mirror['assets'][string] => ({
  sys: { id, revision: 1, updatedAt: '' },
  fields: {
    title,
    description,
    file: {
      lt: {
        url: addressOf(id),
        fileName,
        contentType,
        details: detailsOf({ bytes, width, height }),
      },
    },
  },
})

const linksTo = ({ values }: EntrySource, id: string): boolean => JSON.stringify(values).includes(id)

function refused(
  { place: { entry = '', field, locale }, problem }: SpaceProblems['found'][number],
  types: ReadonlyMap<string, string>,
): Finding {
  const language = locale !== undefined && isLanguage(locale) ? locale : undefined
  return {
    severity: 'refused',
    contentType: types.get(entry) ?? '',
    entry,
    field,
    language,
    message: problem,
  }
}
