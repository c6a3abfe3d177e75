/** Words of a renewal. */
export const renewalMicrocopy = ['renewal.autoTopUp'] as const
