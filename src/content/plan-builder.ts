import * as v from 'valibot'
import { CentsInContent } from './cents.ts'
import { Allowance } from './plan.ts'
import type { RoamingZone } from './roaming.ts'

/** One choice of "create your own plan": `key` stands in the address, `price` (euro cents with VAT) is added to the base price. */
export const PlanBuilderStep = v.object({
  id: v.string(),
  key: v.string(),
  title: v.optional(v.string()),
  allowance: v.optional(Allowance),
  price: CentsInContent,
})
export type PlanBuilderStep = v.InferOutput<typeof PlanBuilderStep>

/** "Create your own plan". The first choice of each list is the one that is chosen at first. */
export const PlanBuilder = v.object({
  id: v.string(),
  title: v.string(),
  basePrice: CentsInContent,
  periodInDays: v.number(),
  data: v.array(PlanBuilderStep),
  minutes: v.array(PlanBuilderStep),
  messages: v.array(PlanBuilderStep),
  roamingZones: v.array(PlanBuilderStep),
})
export type PlanBuilder = v.InferOutput<typeof PlanBuilder>

/** Choices that give data in a zone and are called like none of them: nobody would know where. */
export const namelessZones = (
  { roamingZones }: PlanBuilder,
  zones: readonly Pick<RoamingZone, 'id'>[],
): PlanBuilderStep[] =>
  roamingZones.filter(({ key, allowance }) => allowance && !zones.some(({ id }) => id === key))
