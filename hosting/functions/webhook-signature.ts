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

const signatureHeader = 'x-contentful-signature'
const listHeader = 'x-contentful-signed-headers'
const timeHeader = 'x-contentful-timestamp'
/** What can be asked for by name: anything else throws. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/
/** An old request that is sent again by somebody else finds the door shut. */
const longestAge = 5 * 60 * 1000

/**
 * Whether Contentful signed this request with the secret within five minutes of `now`, UTC milliseconds: HMAC-SHA256
 * over method, path, the signed headers and the body. The headers that count must be among the signed ones.
 */
export function isSigned(request: SignedRequest, secret: string, now: number): boolean {
  const signature = request.headers.get(signatureHeader) ?? ''
  const names = (request.headers.get(listHeader) ?? '').toLowerCase().split(',')
  const time = Number(request.headers.get(timeHeader))
  if (!names.every((name) => headerName.test(name))) return false
  if (![listHeader, timeHeader].every((name) => names.includes(name))) return false
  if (!(Math.abs(now - time) <= longestAge)) return false
  return isSame(signature, signatureOf(request, names, secret))
}

function signatureOf(
  { method, path, headers, body }: SignedRequest,
  names: readonly string[],
  secret: string,
): string {
  const signed = names.toSorted().map((name) => `${name}:${headers.get(name)?.trim() ?? ''}`)
  const text = [method, encodeURI(path), signed.join(';'), body].join('\n')
  return createHmac('sha256', secret).update(text).digest('hex')
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
