import type { Plan } from '../../src/content/plan.ts'
import type { EntryParser } from './entry-reader.ts'
import { plan } from './plan.ts'

// Why: docs/decisions/0069-fields-are-seen.md
/** A plan that may be offered. One that the site doesn't show is named and left out: the cart would call it withdrawn. */
export const shownPlan: EntryParser<Plan> = (entry) => {
  const parsed = plan(entry)
  if (!parsed || parsed.display) return parsed
  const found = entry.find('display')
  // What is neither yes nor no is named already.
  if (!found || found.value === false)
    entry.report({
      severity: 'broken',
      field: 'display',
      message: 'is off: what offers the plan is left out',
    })
  return undefined
}
