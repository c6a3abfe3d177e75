const closedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** What the browser may not do for a page; `own` is open to the page itself, to no frame in it. */
export function permissionsPolicy(own: readonly string[]): string {
  return closedFeatures.map((feature) => `${feature}=(${own.includes(feature) ? 'self' : ''})`).join(', ')
}

/** Of every answer, a page or not. An address may hold what is no one else's business: only the origin goes along. */
export const everyAnswer = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy([]),
}

/** Of an answer that is no page: redirects, errors, what functions and the operator say. */
export const noPage = {
  ...everyAnswer,
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Frame-Options': 'DENY',
}

/** Of a picture of the content: opened by itself it is a document, which may do nothing and has no origin. */
export const pictureHeaders = {
  ...everyAnswer,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}

/** Of a PDF of the content besides: a browser's own viewer can't open within that policy, so that it is kept as a file. */
export const documentHeaders = { 'Content-Disposition': 'attachment' }

/** An answer of a function, kept by no cache. */
export const functionAnswer = (
  status: number,
  body: BodyInit | null = null,
  headers: Record<string, string> = {},
): Response => new Response(body, { status, headers: { ...noPage, 'Cache-Control': 'no-store', ...headers } })
