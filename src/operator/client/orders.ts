import * as v from 'valibot'
import { CalendarDate } from '../contract/calendar-date.ts'
import { enumeration } from '../contract/enumeration.ts'
import { EuroPrice } from '../contract/euro-amount.ts'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { orderKinds, orderStates } from '../contract/placed-order.ts'
import { Identifier, Words } from '../contract/typed-text.ts'
import { OrdersDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { unique } from './unique.ts'

/** `eurTotal` is in cents, `orderedAt` in UTC milliseconds. */
const Order = v.object({
  orderReference: Identifier,
  kind: enumeration(orderKinds),
  state: enumeration(orderStates),
  orderedAt: Instant,
  eurTotal: EuroPrice,
  phoneNumber: v.nullable(PhoneNumber),
  planNames: v.array(Words),
  trackingNumber: v.nullable(Identifier),
  parcelTerminal: v.nullable(Words),
  transfersOn: v.nullable(CalendarDate),
  /** A nicety: without a whole one the order is listed all the same. */
  receiptReference: v.fallback(v.nullable(Identifier), null),
})
export type Order = v.InferOutput<typeof Order>

/** What was ordered with the account, newest first. */
export const orders = operation(
  OrdersDocument,
  v.object({
    orders: v.pipe(
      v.array(Order),
      unique(({ orderReference }) => orderReference),
    ),
  }),
)
