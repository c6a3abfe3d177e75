import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a webhook's signature covers, as it arrived. */
export interface SignedRequest {
  method: string
  /** With its query, as requested. */
  path: string
  headers: Headers
  /** Before anything parsed it. */
  body: string
}

/** What the headers of a call say of its signature. */
export interface Signature {
  /** HMAC-SHA256 in hexadecimal digits. */
  hash: string
  /** The headers that it covers, in small letters. */
  names: string[]
}

const signatureHeader = 'x-contentful-signature'
const listHeader = 'x-contentful-signed-headers'
const timeHeader = 'x-contentful-timestamp'
/** An old request that is sent again by someone else finds the door shut. */
const longestAge = 5 * 60 * 1000
const headerName = /^[!#$%&'*+.^_`|~\da-z-]{1,100}$/

/**
 * What can be known of a signature before the body is read; `now` is in UTC milliseconds. `unsigned` where a part of it
 * is missing, doesn't cover the headers that count, or is more than five minutes off.
 */
export function readSignature(headers: Headers, now: number): Signature | 'malformed' | 'unsigned' {
  const names = (headers.get(listHeader) ?? '').toLowerCase().split(',')
  if (names.join() === '') return 'unsigned'
  if (!names.every((name) => headerName.test(name))) return 'malformed'
  const hash = headers.get(signatureHeader) ?? ''
  const time = Number(headers.get(timeHeader))
  const coversAll = [listHeader, timeHeader].every((name) => names.includes(name))
  const isFresh = Math.abs(now - time) <= longestAge
  return coversAll && isFresh && /^[\da-f]{64}$/.test(hash) ? { hash, names } : 'unsigned'
}

/** Whether Contentful made this signature with the secret: over method, path, the signed headers and the body. */
export function isSignedBy(
  secret: string,
  { method, path, headers, body }: SignedRequest,
  { hash, names }: Signature,
): boolean {
  const signed = names.toSorted().map((name) => `${name}:${headers.get(name)?.trim() ?? ''}`)
  const text = [method, encodeURI(path), signed.join(';'), body].join('\n')
  const right = createHmac('sha256', secret).update(text).digest()
  return timingSafeEqual(Buffer.from(hash, 'hex'), right)
}
