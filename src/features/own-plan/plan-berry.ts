import type { Berry, DrawnBerry } from '../../content/berry.ts'
import { isOwnPlan } from '../../operator/contract/own-plan-id.ts'

/** What is drawn for a plan: a bowl for one of a person's own making, else the chosen berry, else that of the mark. */
export const planBerry = (planId: string, chosen: Berry | undefined): DrawnBerry =>
  isOwnPlan(planId) ? 'bowl' : (chosen ?? 'round')
