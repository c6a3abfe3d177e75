import type { Words } from '../content/words.ts'
import { periodMicrocopy } from '../ui/period.microcopy.ts'

export const planCardMicrocopy = [
  ...periodMicrocopy,
  'plan.unlimited',
  'plan.dataInLt',
  'plan.dataOffPeak',
  'plan.dataInEu',
  'plan.dataAbroad',
  'plan.minutes',
  'plan.sms',
  'plan.dataInLtUnlimited',
  'plan.dataOffPeakUnlimited',
  'plan.dataInEuUnlimited',
  'plan.dataAbroadUnlimited',
  'plan.minutesUnlimited',
  'plan.smsUnlimited',
  'plan.oldPrice',
  'plan.salePrice',
  'plan.unitGb',
  'plan.unitMb',
  'plan.unitMin',
  'plan.order',
  'plan.addToCart',
  'plan.inCart',
  'plan.openCart',
  'plan.notAdded',
] as const

export type PlanCardWords = Words<typeof planCardMicrocopy>
