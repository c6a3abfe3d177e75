/**
 * What came of reading one value. `problem` says what is wrong with it, to follow the field's name;
 * without one the problem is named already, at the entry that the value links to.
 */
export type Reading<T> = { ok: true; value: T } | { ok: false; problem?: string }

export const readable = <T>(value: T): Reading<T> => ({ ok: true, value })
export const unreadable = (problem?: string): { ok: false; problem?: string } => ({ ok: false, problem })

/** A value in the words of a problem: a text itself, shortened, or else only its kind. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `${value}`
}
