import type { Language } from '../../src/i18n/language.ts'
import type { Mirror, RawAsset, RawEntry } from '../mirror.ts'
import type { Picture } from '../pictures/picture.ts'
import { ProblemList } from './problem-list.ts'

/** What a parser may ask of a space. */
export interface SpaceLookup {
  readonly id: string
  readonly problems: Pick<ProblemList, 'add'>
  entry: (id: string) => RawEntry | undefined
  asset: (id: string) => RawAsset | undefined
  /** By its address at Contentful. */
  picture: (address: string) => Picture | undefined
  /** The id of the first entry of its type that holds this value, in a field that must be unique. */
  ownerOf: (contentType: string, field: string, value: unknown, language: Language) => string | undefined
}

/** The mirror, ready to be looked up, and what is wrong with it. Entries go by id, so that every run is the same. */
export class Space implements SpaceLookup {
  readonly id: string
  readonly entries: ReadonlyMap<string, RawEntry>
  readonly #assets: ReadonlyMap<string, RawAsset>
  readonly #pictures: Mirror['pictures']['byAddress']
  readonly problems = new ProblemList()
  readonly #byType: ReadonlyMap<string, RawEntry[]>
  readonly #owners = new Map<string, ReadonlyMap<unknown, string>>()

  constructor(mirror: Mirror) {
    const entries = Object.values(mirror.entries).toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1))
    this.id = mirror.space
    this.#pictures = mirror.pictures.byAddress
    this.entries = new Map(entries.map((entry) => [entry.sys.id, entry]))
    this.#assets = new Map(Object.values(mirror.assets).map((asset) => [asset.sys.id, asset]))
    this.#byType = Map.groupBy(entries, (entry) => entry.sys.contentType.sys.id)
  }

  ofType(contentType: string): RawEntry[] {
    return this.#byType.get(contentType) ?? []
  }

  entry(id: string): RawEntry | undefined {
    return this.entries.get(id)
  }

  asset(id: string): RawAsset | undefined {
    return this.#assets.get(id)
  }

  picture(address: string): Picture | undefined {
    return this.#pictures[address]
  }

  ownerOf(contentType: string, field: string, value: unknown, language: Language): string | undefined {
    const key = JSON.stringify([contentType, field, language])
    const owners = this.#owners.get(key) ?? this.#ownersOf(contentType, field, language)
    this.#owners.set(key, owners)
    return owners.get(value)
  }

  #ownersOf(contentType: string, field: string, language: Language): ReadonlyMap<unknown, string> {
    const pairs = this.ofType(contentType).map(
      (entry) => [entry.fields[field]?.[language], entry.sys.id] as const,
    )
    return new Map(pairs.toReversed())
  }
}
