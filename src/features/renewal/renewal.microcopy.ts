import type { Words } from '../../content/words.ts'

/** Words of a renewal. */
export const renewalMicrocopy = ['renewal.autoTopUp'] as const

export type RenewalWords = Words<typeof renewalMicrocopy>
