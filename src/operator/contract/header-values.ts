import * as v from 'valibot'

// Apart from the headers' names: pages send these and read none.

/** As the reference documents them, and as an operator reads them. */
export const headerPatterns = {
  requestId: /^[\w-]{8,64}$/,
  idempotencyKey: /^[\w-]{16,64}$/,
  traceParent: /^00-(?!0+-)[0-9a-f]{32}-(?!0+-)[0-9a-f]{16}-[0-9a-f]{2}$/,
} as const

export const RequestId = v.pipe(v.string(), v.regex(headerPatterns.requestId))
export const IdempotencyKey = v.pipe(v.string(), v.regex(headerPatterns.idempotencyKey))
