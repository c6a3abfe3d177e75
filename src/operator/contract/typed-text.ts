import * as v from 'valibot'

/** What a person typed: one line of at most so many characters, blanks around it left out, and something in it. */
const line = (length: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length), v.regex(/^[^\p{Cc}]*$/u))

/** A person's first or last name as the person writes it. */
export const PersonName = line(80)
export const AddressLine = line(120)
export const PostalCode = v.pipe(v.string(), v.regex(/^LT-\d{5}$/))
/** Where a person reads mail. */
export const Email = v.pipe(v.string(), v.maxLength(254), v.email())

/** A name that the operator gave to one of its things: opaque, fit for a URL. */
export const Identifier = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

/** The code of a text message. */
export const VerificationCode = v.pipe(v.string(), v.regex(/^\d{6}$/))

/** The unlock code printed on a SIM card's holder; an eSIM's is reported with its order. */
export const PukCode = v.pipe(v.string(), v.regex(/^\d{8}$/))

/** What can be counted: attempts left, days. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** What the operator has to say in words; longer than a person would read is a mistake. */
export const Words = v.pipe(v.string(), v.maxLength(2_000))
