import * as v from 'valibot'

/** Made by the caller for every call and given back in the answer: the reference that a person is shown. */
export const requestIdHeader = 'X-Request-Id'

/** Carried by every write: the operator gives the same key the same answer and does the thing once. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** On a 403: the signed-in customer's number that is no longer in use. */
export const missingPhoneNumberHeader = 'X-Missing-Phone-Number'

export const RequestId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))

/** On every answer: the version of this contract that the operator was built to. A new minor only adds. */
export const contractVersionHeader = 'X-Contract-Version'
export const contractVersion = '1.1'
