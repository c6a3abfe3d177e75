import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AssetContent, EntryContent, LinkType, SpaceContent } from './content.ts'

interface Publication {
  id: string
  /** Place in the order of all changes to the space. */
  sequence: number
  revision: number
  createdAt: string
  updatedAt: string
  /** Set while it is not published. */
  deletedAt?: string
}

export interface PublishedEntry extends Publication {
  type: 'Entry'
  content: EntryContent
}

export interface PublishedAsset extends Publication {
  type: 'Asset'
  content: AssetContent
  /** Part of the file's address, new with each new file. */
  token: string
}

export type Published = PublishedEntry | PublishedAsset

const isPublished = ({ deletedAt }: Publication) => deletedAt === undefined

/** What is published in a space, and what was; it can be changed while it is served. */
export class Space {
  readonly id: string
  readonly environment: string
  /** Names what the space began with; after the first change only this run of the server knows how it continues. */
  readonly #beginning: string
  readonly #ownRun: string
  readonly #firstSequence: number
  readonly #now: () => number
  readonly #entries = new Map<string, PublishedEntry>()
  readonly #assets = new Map<string, PublishedAsset>()
  #sequence = 0
  #lastChange = 0

  /** `now` is in UTC milliseconds. */
  constructor({ id = 'uoga', environment = 'master', content, now = Date.now }: SpaceOptions) {
    this.id = id
    this.environment = environment
    this.#now = now
    this.#beginning = digestOf(content)
    this.#ownRun = `${this.#beginning}.${randomUUID()}`
    this.replace(content)
    this.#firstSequence = this.#sequence
  }

  /** For a sync token: which history its place is in. */
  get run(): string {
    return this.#sequence === this.#firstSequence ? this.#beginning : this.#ownRun
  }

  /** Whether a sync token's history is one that this space continues. */
  continues(run: string): boolean {
    return run === this.#beginning || run === this.#ownRun
  }

  get sequence(): number {
    return this.#sequence
  }

  get entries(): PublishedEntry[] {
    return [...this.#entries.values()].filter(isPublished)
  }

  get assets(): PublishedAsset[] {
    return [...this.#assets.values()].filter(isPublished)
  }

  entry(id: string): PublishedEntry | undefined {
    const entry = this.#entries.get(id)
    return entry && isPublished(entry) ? entry : undefined
  }

  asset(id: string): PublishedAsset | undefined {
    const asset = this.#assets.get(id)
    return asset && isPublished(asset) ? asset : undefined
  }

  /** Everything whose last change came after this one, in the order of the changes; what is gone too. */
  changesAfter(sequence: number): Published[] {
    return [...this.#entries.values(), ...this.#assets.values()]
      .filter((published) => published.sequence > sequence)
      .toSorted((one, other) => one.sequence - other.sequence)
  }

  publishEntry(id: string, content: EntryContent): void {
    this.#entries.set(id, { type: 'Entry', content, ...this.#nextPublication(id, this.#entries.get(id)) })
  }

  publishAsset(id: string, content: AssetContent): void {
    const token = createHash('sha256').update(content.bytes).digest('hex').slice(0, 32)
    this.#assets.set(id, {
      type: 'Asset',
      content,
      token,
      ...this.#nextPublication(id, this.#assets.get(id)),
    })
  }

  /** Unpublishes or deletes: to those who read a space the two look the same. */
  unpublish(type: LinkType, id: string): void {
    const published = type === 'Entry' ? this.entry(id) : this.asset(id)
    if (!published) throw new Error(`${type} "${id}" is not published`)
    published.deletedAt = this.#nextInstant()
    published.sequence = ++this.#sequence
  }

  /** Publishes what differs from now on and unpublishes what is no longer there; returns how many changed. */
  replace(content: SpaceContent): { published: number; unpublished: number } {
    const newEntries = [...content.entries].filter(
      ([id, entry]) => !isDeepStrictEqual(entry, this.entry(id)?.content),
    )
    const newAssets = [...content.assets].filter(
      ([id, asset]) => !isDeepStrictEqual(asset, this.asset(id)?.content),
    )
    const gone = [
      ...this.entries.filter(({ id }) => !content.entries.has(id)),
      ...this.assets.filter(({ id }) => !content.assets.has(id)),
    ]
    for (const [id, asset] of newAssets) this.publishAsset(id, asset)
    for (const [id, entry] of newEntries) this.publishEntry(id, entry)
    for (const { type, id } of gone) this.unpublish(type, id)
    return { published: newEntries.length + newAssets.length, unpublished: gone.length }
  }

  #nextPublication(id: string, previous: Publication | undefined): Publication {
    const updatedAt = this.#nextInstant()
    const { createdAt = updatedAt, revision = 0 } = previous ?? {}
    return { id, createdAt, updatedAt, revision: revision + 1, sequence: ++this.#sequence }
  }

  /** Each change has its own millisecond: readers tell by the time which of two is newer. */
  #nextInstant(): string {
    this.#lastChange = Math.max(this.#now(), this.#lastChange + 1)
    return new Date(this.#lastChange).toISOString()
  }
}

function digestOf({ entries, assets }: SpaceContent): string {
  const digest = createHash('sha256').update(JSON.stringify([...entries]))
  for (const asset of assets.values())
    digest.update(JSON.stringify({ ...asset, bytes: undefined })).update(asset.bytes)
  return digest.digest('hex').slice(0, 32)
}

interface SpaceOptions {
  id?: string
  environment?: string
  content: SpaceContent
  now?: () => number
}
