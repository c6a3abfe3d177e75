import { toCents } from '../../lib/money.ts'
import type { Order } from '../../operator/client/orders.ts'

/** A SIM card that was ordered and is being prepared, or what is said otherwise. */
export const orderOf = (part: Partial<Order> = {}): Order => ({
  orderReference: '7K3M-9QXW-2RTA',
  kind: 'SIM',
  state: 'PREPARING',
  orderedAt: Date.UTC(2026, 0, 15, 10),
  eurTotal: toCents(0),
  phoneNumber: null,
  planNames: [],
  trackingNumber: null,
  parcelTerminal: null,
  transfersOn: null,
  receiptReference: null,
  ...part,
})
