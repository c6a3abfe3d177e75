import { fieldOf, takeFromAddress } from '../../lib/address-fields.ts'
import { loadHandOver } from '../../lib/kept-text.ts'
import { isOrderReference, orderReferenceParameter } from '../../lib/order-reference.ts'
import { keptForVisit } from '../../lib/visit-storage.ts'

type Kind = 'sim' | 'esim'

/** An order that this visit has begun or was sent to. Where it is paid the operator says: an address kept here could be a tag's. */
export interface Begun {
  orderReference: string
  /** The person left to pay; gone once they are back from there. */
  awaitsPayment?: true
}

/** What was chosen and how far the person came: nothing personal. */
export interface KeptChoice {
  step: string
  method: string
  parcelTerminalId: string
  device: string
  planId: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isBegun = (value: unknown): value is Begun =>
  isRecord(value) &&
  isOrderReference(value.orderReference) &&
  (value.awaitsPayment === undefined || value.awaitsPayment === true)

const names = ['step', 'method', 'parcelTerminalId', 'device', 'planId']
const isKept = (value: unknown): value is KeptChoice =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string')

export const begunOrder = (kind: Kind) => keptForVisit(`${kind}-order-begun`, isBegun)
export const keptChoice = (kind: Kind) => keptForVisit(`${kind}-order-choice`, isKept)

/**
 * Takes the reference out of the page's address: neither the browser's history nor a tag needs it. The second time nothing is left to take.
 */
export function takeOrderReference(kind: Kind): void {
  const orderReference = fieldOf(location, orderReferenceParameter)
  if (orderReference === null) return
  takeFromAddress(orderReferenceParameter)
  // The page alone knows it now: it notes it in the history's entry, should the storage be cleared.
  void loadHandOver()
  if (isOrderReference(orderReference)) begunOrder(kind).write({ orderReference })
  // A reference that can't be one leads to no order, not to the last one.
  else begunOrder(kind).remove()
}
