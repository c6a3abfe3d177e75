import * as v from 'valibot'
import { CalendarDate } from '../contract/calendar-date.ts'
import { enumeration } from '../contract/enumeration.ts'
import { EuroPrice } from '../contract/euro-amount.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Identifier, Words } from '../contract/typed-text.ts'

/** An auto top-up; the amount in cents, the next date a day in Vilnius (null while paused). */
export const RecurringPayment = v.object({
  recurringPaymentId: Identifier,
  nextPaymentDate: v.nullable(CalendarDate),
  amount: EuroPrice,
  brand: Words,
  number: Words,
  phoneNumber: PhoneNumber,
  dayOfMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  cardDetailsReference: Identifier,
  isPaused: v.boolean(),
  lastFailure: v.nullable(enumeration(['CARD_EXPIRED', 'INSUFFICIENT_FUNDS', 'REFUSED'])),
})
export type RecurringPayment = v.InferOutput<typeof RecurringPayment>
