import type { Words } from '../../content/words.ts'

/** Words of whether data lasts. */
export const paceMicrocopy = ['dashboard.paceLasts', 'dashboard.paceTight', 'dashboard.paceEnds'] as const

export type PaceWording = Words<typeof paceMicrocopy>
