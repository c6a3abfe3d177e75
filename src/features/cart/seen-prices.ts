import { stored } from '../../lib/storage.ts'

const isPrices = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((price) => Number.isSafeInteger(price) && price >= 0)

/**
 * What each plan of the cart cost when it was put in, in cents by its id: what costs another price now is reported.
 * Why: docs/decisions/0015-seen-prices.md
 */
export const seenPrices = stored('seen-prices', isPrices)
