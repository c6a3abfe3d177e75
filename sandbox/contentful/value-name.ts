/** A value of the YAML as a problem names it. */
export function valueName(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map'
  return typeof value === 'string' ? `the text "${value.slice(0, 60)}"` : `the ${typeof value} ${value}`
}
