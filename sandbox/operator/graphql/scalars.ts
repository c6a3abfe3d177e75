import { GraphQLError, GraphQLScalarType } from 'graphql'
import * as v from 'valibot'
import { toCents } from '../../../src/lib/money.ts'
import { CalendarDate } from '../../../src/operator/contract/calendar-date.ts'
import { EuroAmount, formatEuroAmount } from '../../../src/operator/contract/euro-amount.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'

/** Reads what a caller sent; a malformed one is the caller's mistake, and refused as any argument of a wrong type is. */
const readBy =
  <Value>(schema: v.GenericSchema<unknown, Value>, name: string) =>
  (value: unknown): Value => {
    const read = v.safeParse(schema, value)
    if (read.success) return read.output
    throw new GraphQLError(`This is no ${name}.`, { extensions: { code: 'BAD_USER_INPUT' } })
  }

/** Inside: cents, UTC milliseconds, and a day as it is written. */
export const scalars = {
  EuroAmount: new GraphQLScalarType({
    name: 'EuroAmount',
    serialize: (value) => formatEuroAmount(toCents(Number(value))),
    parseValue: readBy(EuroAmount, 'EuroAmount'),
  }),
  Instant: new GraphQLScalarType({ name: 'Instant', serialize: (value) => formatInstant(Number(value)) }),
  CalendarDate: new GraphQLScalarType({
    name: 'CalendarDate',
    serialize: String,
    parseValue: readBy(CalendarDate, 'CalendarDate'),
  }),
}
