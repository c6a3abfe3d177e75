import * as v from 'valibot'

// Apart from the headers' names: pages send these and read none.

export const RequestId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
export const TraceParent = v.pipe(
  v.string(),
  v.regex(/^00-(?!0+-)[0-9a-f]{32}-(?!0+-)[0-9a-f]{16}-[0-9a-f]{2}$/),
)
