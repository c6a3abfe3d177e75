/** Words of the period that a price is for: as it is seen, and as it is read aloud. */
export const periodMicrocopy = ['plan.perPeriod', 'plan.forDays'] as const
export type PeriodWords = Readonly<Record<(typeof periodMicrocopy)[number], string>>
