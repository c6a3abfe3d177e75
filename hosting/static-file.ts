import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { parse } from 'range-parser'

type Bytes = Uint8Array<ArrayBuffer>
export type Encoding = 'br' | 'gzip' | 'identity'

const compress: Record<Encoding, (body: Bytes) => Promise<Bytes>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: async (body) => body,
}

/** A built file. Its compressed forms are made when first asked for, and kept; the file is in memory, or is read then. */
export class StaticFile {
  readonly contentType: string
  readonly isCompressible: boolean
  readonly #read: () => Promise<Bytes>
  readonly #encoded = new Map<Encoding, Promise<Bytes>>()
  #hash: string | undefined

  constructor(name: string, body: Bytes | (() => Promise<Bytes>)) {
    this.#read = typeof body === 'function' ? body : async () => body
    this.contentType = name.endsWith('.md')
      ? 'text/markdown; charset=utf-8'
      : (getMimeType(name) ?? 'application/octet-stream')
    this.isCompressible = /^text\/|[/+](?:json|xml|javascript)\b|wasm/.test(this.contentType)
  }

  body(encoding: Encoding): Promise<Bytes> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = this.#read().then(compress[encoding])
    this.#encoded.set(encoding, made)
    return made
  }

  /** A strong tag: other bytes, by content or by encoding, have another one. */
  async entityTag(encoding: Encoding): Promise<string> {
    this.#hash ??= createHash('sha256')
      .update(await this.#read())
      .digest('base64url')
      .slice(0, 22)
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

/** `whole` where no part is asked for, where several are, and where the header can't be read: such a header is to be ignored. */
export type AskedPart = 'whole' | 'none' | { start: number; end: number }

/** Which bytes of so many a Range header asks for, both ends included: of a long document, or of one whose loading broke off. */
export function askedPart(header: string | undefined, size: number): AskedPart {
  if (header === undefined) return 'whole'
  const { code, type, ranges } = parse(size, header)
  const [range, ...further] = ranges
  if (type !== 'bytes' || (code & 1) !== 0 || further.length > 0) return 'whole'
  return range ?? 'none'
}
