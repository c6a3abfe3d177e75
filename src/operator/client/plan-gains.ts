import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'

/** Megabytes or gigabytes, minutes, texts: never less than nothing. */
export const Quantity = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000))
export const GainUnit = enumeration(['GB', 'MB', 'MIN', 'SMS'])
export type GainUnit = v.InferOutput<typeof GainUnit>

const PlanGain = v.pipe(
  v.object({ limit: v.nullable(Quantity), units: GainUnit, unlimited: v.boolean() }),
  v.check(({ unlimited, limit }) => unlimited || limit !== null),
)

export type PlanGain = v.InferOutput<typeof PlanGain>

/** What a plan brings in one period; null is no part of it. */
export const PlanGains = v.object({
  dataInLT: v.nullable(PlanGain),
  dataOffPeak: v.nullable(PlanGain),
  dataInEU: v.nullable(PlanGain),
  dataAbroad: v.nullable(PlanGain),
  minutes: v.nullable(PlanGain),
  messages: v.nullable(PlanGain),
})
export type PlanGains = v.InferOutput<typeof PlanGains>
