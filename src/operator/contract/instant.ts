import * as v from 'valibot'

/** ISO 8601 with its zone on the wire, UTC milliseconds inside. A time without a zone is refused: nobody knows when it is. */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/),
  v.transform((text) => Date.parse(text)),
  v.finite(),
)

export const formatInstant = (milliseconds: number): string => new Date(milliseconds).toISOString()
