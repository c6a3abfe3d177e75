import type { OptionalCategory } from '../../data-layer/consent.ts'

/** What is under each category in the cookie list: names of cookies and storage keys, `*` for any ending. */
export type ListedNames = Readonly<Record<OptionalCategory, readonly string[]>>

/** Set by tags that editors switch on without the site: they go even where the list does not name them. */
const setByTags: ListedNames = {
  C0002: ['_ga*', '_gid', '_gat*'],
  C0003: [],
  C0004: ['_fbp', '_fbc', '_gcl_*'],
}

/** The names of these categories, as the list and the usual tags have them; `listed` is undefined where it did not come. */
export const namesOf = (
  categories: readonly OptionalCategory[],
  listed: Partial<ListedNames> | undefined,
): readonly string[] =>
  categories.flatMap((category) => [...setByTags[category], ...(listed?.[category] ?? [])])

/** What the site itself keeps is necessary, whatever a list says. */
const isOwn = (name: string) => name.startsWith('app:') || name.startsWith('__Host-')

/** Whether one of the names is this one, or begins it and ends in `*`. */
export const isNamed = (name: string, names: readonly string[]): boolean =>
  !isOwn(name) &&
  names.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each))

/** Each domain that a cookie of this host may have been set for, but for its own: its parents, up to the last two parts. */
export function domainsOf(hostname: string): readonly string[] {
  const parts = hostname.split('.')
  // An address in figures has no parents.
  if (/^[\d.]+$|:/.test(hostname)) return []
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

/** Each path that a cookie which this page can read may have been set for. */
export function pathsOf(pathname: string): readonly string[] {
  const parts = pathname.split('/').filter(Boolean)
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
}
