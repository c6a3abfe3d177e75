import { type Allowance, gainUnits } from '../../src/content/plan.ts'
import { entryParser, type FieldReader, optional, required } from './fields.ts'
import { amount, flag, oneOf, text } from './kinds.ts'

/** An allowance that isn't unlimited has a limit. */
const limited: FieldReader<number | undefined> = (entry, field) => {
  const isUnlimited = entry.find('unlimited')?.value === true
  return (isUnlimited ? optional(amount) : required(amount))(entry, field)
}

export const allowance = entryParser<Allowance>({
  unlimited: optional(flag, false),
  limited,
  displayLimit: optional(text),
  gainUnit: required(oneOf(gainUnits)),
  roamingZone: optional(text),
})
