/** What came of the game with an order. */
export const gameRegistrationStatuses = ['REGISTERED', 'ALREADY_REGISTERED', 'FAILED', 'NOT_OFFERED'] as const
