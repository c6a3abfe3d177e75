import type { PlanBuilder, PlanBuilderStep } from '../../src/content/plan-builder.ts'
import { allowance } from './allowance.ts'
import { entryId, entryParser, optional, required } from './fields.ts'
import { euro, fragmentKey, text, wholeNumber } from './kinds.ts'
import { link, links } from './links.ts'

const planBuilderStep = entryParser<PlanBuilderStep>({
  id: entryId,
  key: required(fragmentKey),
  title: optional(text),
  allowance: optional(link({ allowance })),
  price: required(euro),
})

const steps = required(links({ planBuilderStep }))

export const planBuilder = entryParser<PlanBuilder>({
  id: entryId,
  title: required(text),
  basePrice: required(euro),
  periodInDays: required(wholeNumber(1, 366)),
  data: steps,
  minutes: steps,
  messages: steps,
  roamingZones: steps,
})
