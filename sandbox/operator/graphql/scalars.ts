import { GraphQLScalarType } from 'graphql'
import * as v from 'valibot'
import { toCents } from '../../../src/lib/money.ts'
import { CalendarDate } from '../../../src/operator/contract/calendar-date.ts'
import { EuroAmount, formatEuroAmount } from '../../../src/operator/contract/euro-amount.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'

/** Inside: cents, UTC milliseconds, and a day as it is written. */
export const scalars = {
  EuroAmount: new GraphQLScalarType({
    name: 'EuroAmount',
    serialize: (value) => formatEuroAmount(toCents(Number(value))),
    parseValue: (value) => v.parse(EuroAmount, value),
  }),
  Instant: new GraphQLScalarType({ name: 'Instant', serialize: (value) => formatInstant(Number(value)) }),
  CalendarDate: new GraphQLScalarType({
    name: 'CalendarDate',
    serialize: String,
    parseValue: (value) => v.parse(CalendarDate, value),
  }),
}
