/** Words of the help at the foot of a page of self-service. */
export const helpInPlaceMicrocopy = ['help.chat'] as const
