import type { Validation } from '../../content-sync/model/content-type.ts'

/** What Contentful would refuse a plain value for; links and uniqueness are judged where other entries are known. */
export function validationProblem(validation: Validation, value: unknown): string | undefined {
  if ('in' in validation) {
    return validation.in.some((allowed) => allowed === value)
      ? undefined
      : `is "${value}", not one of ${validation.in.join(', ')}`
  }
  if ('regexp' in validation) {
    const { pattern, flags } = validation.regexp
    return new RegExp(pattern, flags ?? '').test(String(value))
      ? undefined
      : `is "${value}", which does not match ${pattern}`
  }
  if ('size' in validation && typeof value === 'string') {
    return outside(value.length, validation.size, `has ${value.length} characters`)
  }
  if ('size' in validation && Array.isArray(value)) {
    return outside(value.length, validation.size, `has ${value.length} items`)
  }
  if ('range' in validation && typeof value === 'number') {
    return outside(value, validation.range, `is ${value}`)
  }
  return undefined
}

function outside(
  value: number,
  { min, max }: { min?: number; max?: number },
  is: string,
): string | undefined {
  if (min !== undefined && value < min) return `${is}, fewer than ${min}`
  if (max !== undefined && value > max) return `${is}, more than ${max}`
  return undefined
}
