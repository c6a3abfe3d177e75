/** Words of the question about something unfinished that was begun in another form. */
export const unfinishedMicrocopy = [
  'unfinished.topUp',
  'unfinished.autoTopUp',
  'unfinished.order',
  'unfinished.sim',
  'unfinished.esim',
  'unfinished.text',
  'unfinished.show',
  'unfinished.goOn',
] as const
