import { stored } from '../../lib/storage.ts'

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string')

const finishedOrders = stored('finished-orders', isKeys)

/** More tabs than this don't wait for the answer to one order. */
const enough = 5

/**
 * Whether this tab is the first to hear how an order went: it marks the cart and reports the purchase. Another that
 * sent the same with the same key gets the same answer, when the cart may hold something new.
 */
export function isFirstToHear(idempotencyKey: string): boolean {
  const known = finishedOrders.read() ?? []
  if (known.includes(idempotencyKey)) return false
  finishedOrders.write([idempotencyKey, ...known].slice(0, enough))
  return true
}
