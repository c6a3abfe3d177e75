export const partNames = ['account', 'logIn', 'texts', 'cards'] as const
export const partStatuses = ['ok', 'degraded', 'down'] as const
/** How each part was the last time that it was used. */
export type Parts = Record<(typeof partNames)[number], (typeof partStatuses)[number]>

export const wellParts = (): Parts => ({ account: 'ok', logIn: 'ok', texts: 'ok', cards: 'ok' })
