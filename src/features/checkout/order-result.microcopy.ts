import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of the pages that say how an order went. */
export const orderResultMicrocopy = [
  'orderResult.loading',
  'orderResult.nothingTitle',
  'orderResult.nothingText',
  'orderResult.toPlans',
  'orderResult.partTitle',
  'orderResult.partText',
  'orderResult.submitted',
  'orderResult.notSubmitted',
  'orderResult.yours',
  'orderResult.progress',
  'orderResult.stagePending',
  'orderResult.stageActive',
  'orderResult.papers',
  'orderResult.reference',
  'orderResult.pending',
  'orderResult.pendingTitle',
  'orderResult.active',
  'orderResult.activeTitle',
  'orderResult.activationFailed',
  'orderResult.tryAgain',
  'orderResult.REGISTERED',
  'orderResult.ALREADY_REGISTERED',
  'orderResult.FAILED',
  'orderResult.toGame',
  'orderResult.gameUnknown',
  'orderResult.withdrawal',
  'orderResult.usage',
  'orderResult.toOrder',
  'orders.title',
  'checkout.NUMBER_BLOCKED',
  'checkout.NUMBER_NOT_REGISTERED',
  'checkout.ORDER_IN_PROGRESS',
  'checkout.INSUFFICIENT_BALANCE',
  'checkout.PLAN_NOT_AVAILABLE',
  'checkout.unknown',
  ...troubleMicrocopy,
] as const

export type OrderResultWords = Words<typeof orderResultMicrocopy>
