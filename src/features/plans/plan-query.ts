import { mostCompared } from './plan-comparison.ts'
import { filterKeys, type PlanFilter } from './plan-filter.ts'

const compareKey = 'compare'

/** What is chosen on the plans page. */
export interface PlanChoice {
  filter: PlanFilter
  /** The ids of the plans to compare. */
  compared: readonly string[]
}

/** What a page's query says; ids of plans that are not there, of too many, and twice the same are dropped. */
export function choiceIn(search: string, planIds: readonly string[]): PlanChoice {
  const query = new URLSearchParams(search)
  const named = query.get(compareKey)?.split(',') ?? []
  return {
    filter: Object.fromEntries(filterKeys.map((key) => [key, query.get(key) ?? ''])),
    compared: planIds.filter((planId) => named.includes(planId)).slice(0, mostCompared),
  }
}

/** The query that says this and leaves what else it said; empty or beginning with `?`. */
export function queryWith(search: string, { filter, compared }: PlanChoice): string {
  const query = new URLSearchParams(search)
  for (const key of [...filterKeys, compareKey]) query.delete(key)
  for (const key of filterKeys) if (filter[key]) query.set(key, filter[key])
  if (compared.length > 0) query.set(compareKey, compared.join(','))
  // A comma is allowed in a query, and easier to read.
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
