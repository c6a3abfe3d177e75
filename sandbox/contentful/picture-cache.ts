import type { Picture } from './images-api.ts'

/** The pictures asked for last, by their address; `most` is how many. */
export class PictureCache {
  readonly #pictures = new Map<string, Promise<Picture>>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** The picture of this address, made once however many ask for it at the same time. */
  get(address: string, make: () => Promise<Picture>): Promise<Picture> {
    const picture = this.#pictures.get(address) ?? make()
    // Set again, it is the last of the map: the first is the one asked for longest ago.
    this.#pictures.delete(address)
    this.#pictures.set(address, picture)
    picture.catch(() => this.#pictures.delete(address))
    const [oldest] = this.#pictures.keys()
    if (oldest !== undefined && this.#pictures.size > this.#most) this.#pictures.delete(oldest)
    return picture
  }
}
