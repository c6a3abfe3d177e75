import type { Cents } from '../lib/money.ts'
import type { Allowance } from './plan.ts'
import type { RoamingZone } from './roaming.ts'

/** One choice of "create your own plan": `key` is in the address, `price` (euro cents with VAT) is added to the base price. */
export interface PlanBuilderStep {
  id: string
  key: string
  title?: string
  allowance?: Allowance
  price: Cents
}

/** "Create your own plan". The first choice of each list is the one that is chosen at first. */
export interface PlanBuilder {
  id: string
  title: string
  basePrice: Cents
  periodInDays: number
  data: PlanBuilderStep[]
  minutes: PlanBuilderStep[]
  messages: PlanBuilderStep[]
  roamingZones: PlanBuilderStep[]
}

/** Choices that give data in a zone and are called like none of them: no one would know where. */
export const namelessZones = (
  { roamingZones }: PlanBuilder,
  zones: readonly Pick<RoamingZone, 'id'>[],
): PlanBuilderStep[] =>
  roamingZones.filter(({ key, allowance }) => allowance && !zones.some(({ id }) => id === key))
