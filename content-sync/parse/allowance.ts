import { type Allowance, gainUnits } from '../../src/content/plan.ts'
import { declare } from './content-type.ts'
import { optional, required, requiredWhere, withDefault } from './fields.ts'
import { amount, flag, line, oneOf } from './kinds.ts'

export const allowance = declare<Allowance>(
  { id: 'allowance', name: 'Allowance', description: 'How much of one thing a plan holds.' },
  {
    unlimited: withDefault(flag, false, 'Unlimited'),
    limited: requiredWhere(
      (entry) => entry.find('unlimited')?.value !== true,
      amount,
      'Limit in the unit below',
    ),
    displayLimit: optional(line, 'Words for the limit, where the number alone does not say it'),
    gainUnit: required(oneOf(gainUnits), 'Unit'),
    roamingZone: optional(line, 'Roaming zone'),
  },
)
