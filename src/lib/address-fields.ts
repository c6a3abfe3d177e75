// Why: docs/decisions/0059-nothing-personal-in-addresses.md

/**
 * Whose fields are in an address's fragment only: numbers, and references by which more can be seen. Links from
 * elsewhere may have them in the query; the page moves them before it asks for anything else (PrivateAddress.astro).
 */
export const privateFields = [
  'phoneNumber',
  'sum',
  'redirectPath',
  'paymentReference',
  'orderReference',
] as const
export type PrivateField = (typeof privateFields)[number]

/** A path of the site with such fields. */
export const addressWith = (path: string, fields: Partial<Record<PrivateField, string>>): string =>
  `${path}#${new URLSearchParams(fields)}`

/** A field of an address; null where it has none. */
export const fieldOf = ({ hash }: Pick<URL, 'hash'>, name: PrivateField): string | null =>
  new URLSearchParams(hash.slice(1)).get(name)

/** A fragment without such fields, and otherwise as it is. */
export function withoutFields(hash: string, names: readonly PrivateField[] = privateFields): string {
  const parts = hash.slice(1).split('&')
  const others = parts.filter((part) => !names.some((name) => part.startsWith(`${name}=`)))
  return others.join('') ? `#${others.join('&')}` : ''
}

/** Takes fields out of the page's address. */
export function takeFromAddress(...names: PrivateField[]): void {
  const rest = withoutFields(location.hash, names)
  if (rest === location.hash) return
  history.replaceState(history.state, '', `${location.pathname}${location.search}${rest}`)
}
