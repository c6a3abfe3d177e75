export const finishOrderMicrocopy = [
  'order.unfinished',
  'order.unfinishedPlan',
  'order.unfinishedGo',
  'order.unfinishedNot',
] as const
