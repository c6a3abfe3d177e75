import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

export type Encoding = 'br' | 'gzip' | 'identity'

const compress: Record<Encoding, (body: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: async (body) => body,
}

/** A built file in memory. Its compressed forms are made when first asked for, and kept. */
export class StaticFile {
  readonly contentType: string
  readonly isCompressible: boolean
  readonly #body: Uint8Array<ArrayBuffer>
  readonly #encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  #hash: string | undefined

  constructor(name: string, body: Uint8Array<ArrayBuffer>) {
    this.#body = body
    this.contentType = name.endsWith('.md')
      ? 'text/markdown; charset=utf-8'
      : (getMimeType(name) ?? 'application/octet-stream')
    this.isCompressible = /^text\/|[/+](?:json|xml|javascript)\b|wasm/.test(this.contentType)
  }

  body(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = compress[encoding](this.#body)
    this.#encoded.set(encoding, made)
    return made
  }

  /** A strong tag: other bytes, by content or by encoding, have another one. */
  entityTag(encoding: Encoding): string {
    this.#hash ??= createHash('sha256').update(this.#body).digest('base64url').slice(0, 22)
    return `"${this.#hash}-${encoding}"`
  }
}

/** The best form of a file that an Accept-Encoding header allows: brotli, then gzip. */
export function encodingFor(accepted: string | undefined): Encoding {
  const weights = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight ? Number(weight.slice(2)) : 1]
    }),
  )
  const isAccepted = (encoding: Encoding): boolean => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}

/** Whether an If-None-Match header names the tag, weakly compared as RFC 9110 wants it. */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((candidate) => ['*', tag].includes(candidate.trim().replace(/^W\//, '')))
