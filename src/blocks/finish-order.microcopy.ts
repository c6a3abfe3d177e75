export const finishOrderMicrocopy = [
  'order.unfinished',
  'order.unfinishedPlan',
  'order.unfinishedGo',
  'order.unfinishedNot',
  'unfinished.sim',
  'unfinished.esim',
] as const
