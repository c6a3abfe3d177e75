/** What a person comes back with from paying for a SIM card or an eSIM: a field of the address's fragment. */
export const orderReferenceParameter = 'orderReference'

/** What the operator calls an order of a SIM card or an eSIM. */
export const orderReferencePattern = /^[A-Z0-9][A-Z0-9-]{6,62}[A-Z0-9]$/

export const isOrderReference = (value: unknown): value is string =>
  typeof value === 'string' && orderReferencePattern.test(value)
