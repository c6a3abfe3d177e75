import { atom, type ReadableAtom } from 'nanostores'
import type { Stored } from '../../lib/storage.ts'
import { selectedPlan, selectedPlans } from '../order-choice/order-choice-storage.ts'
import type { Cart } from './cart.ts'

const cart = atom<Cart>(selectedPlans.read() ?? [])
const chosen = atom(selectedPlan.read())

/** The cart of this browser, in every tab the same. */
export const $cart: ReadableAtom<Cart> = cart
/** What the last button that orders a plan has chosen; undefined where none has. */
export const $selectedPlan = chosen

/** Keeps what `change` makes of the cart as it is now: another tab may have changed it a moment ago. */
export function changeCart(change: (now: Cart) => Cart): { before: Cart; after: Cart } {
  const before = selectedPlans.read() ?? []
  const after = change(before)
  keep(selectedPlans, after.length > 0 ? [...after] : undefined)
  cart.set(after)
  // The header counts without this file: its own page is not told by the storage.
  globalThis.dispatchEvent?.(new CustomEvent('cart', { detail: JSON.stringify(after) }))
  return { before, after }
}

/** The choice has become an order, or was taken back. */
export function forgetSelectedPlan(): void {
  keep(selectedPlan, undefined)
  chosen.set(undefined)
}

function keep<Value>(storage: Stored<Value>, value: Value | undefined): void {
  if (value === undefined) storage.remove()
  else storage.write(value)
}

/** Looks what the browser keeps at this moment, before its other tabs' news has arrived. */
export function readAnew(): void {
  const kept = selectedPlans.read() ?? []
  const keptChoice = selectedPlan.read()
  if (!isSame(kept, cart.get())) cart.set(kept)
  if (!isSame(keptChoice, chosen.get())) chosen.set(keptChoice)
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// Another tab wrote; a null key says that everything was cleared. On the server there are no tabs.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || /:selected-plans?$/.test(key)) readAnew()
})
// A page that was put aside has not heard what others wrote meanwhile.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) readAnew()
})
