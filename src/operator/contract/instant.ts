import * as v from 'valibot'

/** ISO 8601 with its zone. A time without a zone is refused: no one knows when it is. */
const ZonedTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/),
)

/** A zoned time on the wire, UTC milliseconds inside. */
export const Instant = v.pipe(
  ZonedTime,
  v.transform((text) => Date.parse(text)),
  v.finite(),
)

/** An instant that stays as it was written: someone has signed just this text. */
export const SignedInstant = ZonedTime

/** UTC milliseconds as they are on the wire: ISO 8601, in UTC. */
export const formatInstant = (milliseconds: number): string => new Date(milliseconds).toISOString()
