/** The query parameter that names an auto top-up: the one to change, or the one that was set up. Nothing personal. */
export const recurringPaymentParameter = 'recurringPaymentId'

/** The auto top-up that an address names; undefined where it names none. */
export function idIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get(recurringPaymentParameter)
  return id !== null && /^[\w.-]{1,64}$/.test(id) ? id : undefined
}
