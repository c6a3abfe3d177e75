import type { Kind } from './fields.ts'
import { code, line, matching, writtenLike } from './kinds.ts'
import { describe, unreadable } from './reading.ts'

/** Spaces, control and invisible characters, and what no address holds unescaped: browsers drop or change some of these. */
const forbidden = /[\p{Cc}\p{Cf}\s"'<>\\^`{|}]/u

const fragmentPattern = /^#[\w-]+$/
const allowed = [/^\/(?!\/)/, fragmentPattern, /^mailto:[^@:/]+@[^@:/]+$/, /^tel:\+?[\d-]+$/]

function isHttps(address: string): boolean {
  if (!address.startsWith('https://') || !URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username === '' && password === ''
}

/**
 * Whether an address may be in a link: a path of this site, a fragment, https:, mailto: or tel:.
 * An allow-list, because the ways to write `javascript:` are many.
 */
export const isSafeAddress = (address: string): boolean =>
  !forbidden.test(address) && (isHttps(address) || allowed.some((pattern) => pattern.test(address)))

export const isExternal = (address: string): boolean => address.startsWith('https:')

export const addressProblem = (address: unknown): string =>
  `is ${describe(address)}, not a path of this site, a #fragment, https:, mailto: or tel:`

/** An address that a link may lead to. */
export const address: Kind<string> = {
  ...writtenLike(
    line,
    /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s"'<>\\^`{|}]*$/,
    'Write a path of this site (/planai), a #fragment, or an https:, mailto: or tel: address.',
  ),
  read: (found) => {
    const reading = line.read(found)
    return !reading.ok || isSafeAddress(reading.value) ? reading : unreadable(addressProblem(reading.value))
  },
}

/** A place on a page, written `#name`. */
export const fragment = matching(line, fragmentPattern, 'a #fragment of the page')

/** The address of a page where others say what an entry says. */
export const source: Kind<string> = {
  ...code,
  read: (found) => {
    const reading = code.read(found)
    if (!reading.ok || isExternal(reading.value)) return reading
    return unreadable(`is ${describe(reading.value)}, not an address that begins with https:`)
  },
}
