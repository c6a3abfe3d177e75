import { ProblemAnswer } from '../problem-answer.ts'

/** Something that editors work on: what they have, and what of it is published. */
export interface Managed<T> {
  id: string
  version: number
  createdAt: string
  updatedAt: string
  content: T
  /** The version that was published, and what it held. */
  published?: { version: number; at: string; content: T }
  archivedVersion?: number
}

/**
 * Things of one kind by id, with Contentful's rule for versions: a change names the version that it
 * is made of, and is refused (409) if there is a later one.
 */
export class VersionedStore<T> {
  readonly #type: string
  readonly #items = new Map<string, Managed<T>>()

  constructor(type: string) {
    this.#type = type
  }

  get all(): Managed<T>[] {
    return [...this.#items.values()]
  }

  find(id: string): Managed<T> | undefined {
    return this.#items.get(id)
  }

  /** Throws the answer NotFound. */
  get(id: string): Managed<T> {
    const item = this.#items.get(id)
    if (!item) throw new ProblemAnswer('NotFound', { details: { type: this.#type, id } })
    return item
  }

  /** Creates it, or replaces its content. */
  save(id: string, content: T, version: number | undefined): Managed<T> {
    const item = this.#items.get(id)
    const now = new Date().toISOString()
    if (item?.version !== version) throw new ProblemAnswer('VersionMismatch')
    if (item?.archivedVersion !== undefined)
      throw new ProblemAnswer('BadRequest', { message: 'Cannot edit archived' })
    const saved = { id, createdAt: now, ...item, content, version: (version ?? 0) + 1, updatedAt: now }
    this.#items.set(id, saved)
    return saved
  }

  publish(id: string, version: number | undefined): Managed<T> {
    const item = this.get(id)
    if (item.version !== version) throw new ProblemAnswer('VersionMismatch')
    return this.#change(item, {
      published: { version, at: new Date().toISOString(), content: item.content },
    })
  }

  unpublish(id: string): Managed<T> {
    const item = this.get(id)
    if (!item.published) throw new ProblemAnswer('BadRequest', { message: 'Not published' })
    return this.#change(item, { published: undefined })
  }

  archive(id: string): Managed<T> {
    const item = this.get(id)
    if (item.published) throw new ProblemAnswer('BadRequest', { message: 'Cannot archive published' })
    return this.#change(item, { archivedVersion: item.version })
  }

  unarchive(id: string): Managed<T> {
    return this.#change(this.get(id), { archivedVersion: undefined })
  }

  delete(id: string): void {
    if (this.get(id).published) throw new ProblemAnswer('BadRequest', { message: 'Cannot delete published' })
    this.#items.delete(id)
  }

  #change(item: Managed<T>, change: Partial<Managed<T>>): Managed<T> {
    const changed = { ...item, ...change, version: item.version + 1 }
    this.#items.set(item.id, changed)
    return changed
  }
}
