export const finishOrderMicrocopy = [
  'order.unfinished',
  'order.unfinishedPlan',
  'order.unfinishedGo',
  'order.unfinishedNot',
  'orders.SIM',
  'orders.ESIM',
] as const
