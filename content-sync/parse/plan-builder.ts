import type { PlanBuilder, PlanBuilderStep } from '../../src/content/plan-builder.ts'
import { allowance } from './allowance.ts'
import { declare } from './content-type.ts'
import { entryId, optional, required } from './fields.ts'
import { euro, fragmentKey, line } from './kinds.ts'
import { link, links } from './links.ts'
import { periodInDays } from './plan.ts'

export const planBuilderStep = declare<PlanBuilderStep>(
  {
    id: 'planBuilderStep',
    name: 'Choice of a plan of one’s own',
    description: 'One choice of “create your own plan” and what it costs.',
  },
  {
    id: entryId,
    key: required(
      fragmentKey,
      'Key',
      'Stands in the address of a shared choice: small letters and digits, such as 10gb.',
    ),
    title: optional(line, 'Title', 'Where the allowance alone does not say enough.'),
    allowance: optional(link({ allowance }), 'Allowance'),
    price: required(euro, 'Price'),
  },
)

const steps = (name: string) =>
  required(links({ planBuilderStep }), name, 'In their order; the first is chosen at the start.')

export const planBuilder = declare<PlanBuilder>(
  {
    id: 'planBuilder',
    name: 'Plan of one’s own',
    description: 'The choices and prices of “create your own plan”. There is one.',
  },
  {
    id: entryId,
    title: required(line, 'Title'),
    basePrice: required(euro, 'Price before any choice'),
    periodInDays,
    data: steps('Data'),
    minutes: steps('Minutes'),
    messages: steps('Messages'),
    roamingZones: steps('Roaming zones'),
  },
)
