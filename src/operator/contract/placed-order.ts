import * as v from 'valibot'
import { CalendarDate } from './calendar-date.ts'
import { enumeration } from './enumeration.ts'
import { PriceInCents } from './euro-amount.ts'
import { Instant } from './instant.ts'
import { PhoneNumber } from './phone-number.ts'
import { OrderReference } from './sim-order.ts'
import { Identifier, Words } from './typed-text.ts'

export const orderKinds = ['SIM', 'ESIM', 'PLANS', 'NUMBER_TRANSFER'] as const

export const orderStates = [
  'AWAITING_PAYMENT',
  'NOT_PAID',
  'PREPARING',
  'POSTED',
  'DELIVERED',
  'READY',
  'INSTALLED',
  'ACTIVATING',
  'ACTIVE',
  'ENDED',
  'REFUSED',
] as const

/** What was ordered and how far it has come: GraphQL's `Order`, with its sum in cents. */
export const PlacedOrder = v.object({
  orderReference: OrderReference,
  kind: enumeration(orderKinds),
  state: enumeration(orderStates),
  orderedAt: Instant,
  totalInCents: PriceInCents,
  /** The new number, where it may be told. */
  phoneNumber: v.nullable(PhoneNumber),
  planNames: v.array(Words),
  trackingNumber: v.nullable(Identifier),
  parcelTerminal: v.nullable(Words),
  transfersOn: v.nullable(CalendarDate),
})
