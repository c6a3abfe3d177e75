import * as v from 'valibot'
import { keptForVisit } from '../../lib/visit-storage.ts'
import { gameRegistrationStatuses } from '../../operator/contract/game-registration-statuses.ts'
import { orderErrors } from '../../operator/contract/order-errors.ts'
import type { OrderOutcome } from './order-outcome.ts'

const Kept = v.object({
  reference: v.nullable(v.string()),
  items: v.array(v.object({ planId: v.string(), planName: v.string(), submitted: v.boolean() })),
  problem: v.nullable(v.picklist([...orderErrors, 'unknown'])),
  game: v.picklist([...gameRegistrationStatuses, 'unknown']),
})

/** How the last order of this visit went. */
export const orderOutcome = keptForVisit('order-outcome', (value): value is OrderOutcome => v.is(Kept, value))
