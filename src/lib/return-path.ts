import { withoutHandOver } from './hand-over-fragment.ts'

/** Longer addresses are not kept: servers refuse them. */
const longest = 2000

/** Answered by others than pages: a user who is sent there meets no page. */
const notPages = /^\/(?:api|media|switches|reports|webhooks|_astro|\.netlify)(?:\/|$)/i

/**
 * The path on this site, with query and fragment, that an address from outside names; undefined for everything that a
 * browser or a server could read as another site, or that is no page.
 */
export function returnPathFrom(value: string | null | undefined): string | undefined {
  if (!value || value.length > longest || !isPlain(value)) return undefined
  const site = 'https://site.invalid'
  if (!URL.canParse(value, site)) return undefined
  const { origin, pathname, search, hash } = new URL(value, site)
  if (origin !== site || !isPage(pathname)) return undefined
  return `${pathname}${search}${withoutHandOver(hash)}`
}

/** One slash, then a path that reads the same once decoded: no backslash, no control character, no encoded slash. */
const isPlain = (value: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses, so they hide slashes
  /^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(value) && !/^[^?#]*%(?:2f|5c|[01][\da-f]|7f)/i.test(value)

/** Compared as a server reads it. One that is encoded twice is refused: how often it is decoded, only its server knows. */
function isPage(pathname: string): boolean {
  const decoded = decodedOnce(pathname)
  return !decoded.includes('%') && !decoded.includes('//') && !notPages.test(decoded)
}

/** A path that can't be decoded stays as it is, with its `%`. */
function decodedOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
