/** The origins under which the site is open: a browser may call this machine by its name or by its number. */
export function originsOf(siteOrigin: string): readonly string[] {
  const { origin, hostname } = new URL(siteOrigin)
  const names = ['127.0.0.1', 'localhost']
  if (!names.includes(hostname)) return [origin]
  return names.map((name) => origin.replace(hostname, name))
}

/**
 * Where a path of the site leads with fields in its fragment, before what the path has there: no server sees them. Throws
 * a RangeError when it would leave the origin.
 */
export function returnUrlWith(origin: string, path: string, fields: Record<string, string>): string {
  const url = new URL(returnUrl(origin, path, {}))
  url.hash = [String(new URLSearchParams(fields)), url.hash.slice(1)].filter(Boolean).join('&')
  return url.href
}

/** Where a path of the site leads, with a parameter added; throws a RangeError when it would leave the origin. */
export function returnUrl(origin: string, path: string, parameter: Record<string, string>): string {
  const url = new URL(path, origin)
  if (url.origin !== origin) throw new RangeError(`leads to ${url.origin}`)
  for (const [name, value] of Object.entries(parameter)) url.searchParams.set(name, value)
  return url.href
}
