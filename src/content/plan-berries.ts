import type { BerriesByPlan } from './berry.ts'
import type { Site } from './snapshot.ts'

/** The berry of each plan that has one, those that are no longer sold too: customers may still have them. */
export const planBerries = ({ plans }: Pick<Site, 'plans'>): BerriesByPlan =>
  Object.fromEntries(plans.flatMap(({ planId, berry }) => (berry ? [[planId, berry]] : [])))

/** The same by the plans' names, for what the operator tells by name only. */
export const planBerriesByName = ({ plans }: Pick<Site, 'plans'>): BerriesByPlan =>
  Object.fromEntries(plans.flatMap(({ planTitle, berry }) => (berry ? [[planTitle, berry]] : [])))
