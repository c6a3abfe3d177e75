import * as v from 'valibot'
import { isPhoneNumber } from '../../lib/phone-number.ts'

/** On the wire a number has one form only: `+37061234567`. */
export const PhoneNumber = v.pipe(v.string(), v.guard(isPhoneNumber))
