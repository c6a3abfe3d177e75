import type { UsageDay } from '../../operator/client/daily-usage.ts'

/** A day without use; each figure may be another. */
export const dayOf = (date: string, other: Partial<UsageDay> = {}): UsageDay => ({
  date,
  dataInLtInMB: 0,
  dataAbroadInMB: 0,
  callsInSeconds: 0,
  messages: 0,
  ...other,
})
