import * as v from 'valibot'

/** What is kept for the visit: no number, no code and nothing of who it is. */
const Kept = v.variant('step', [
  /** A code was sent, and another may be from then on, UTC milliseconds. */
  v.object({ step: v.literal('code'), restrictedUntil: v.nullable(v.number()) }),
  /** `puk`: it wasn't right yet. `identity`: a check is to be begun. `checked`: one was. `confirmed`: it is the network's turn. */
  v.object({ step: v.picklist(['puk', 'identity', 'checked', 'confirmed']), declarationId: v.string() }),
])

/** How far the person is. */
export type Progress = v.InferOutput<typeof Kept>

/** Whether what was kept is a step of this flow; anything else counts for nothing. */
export const isProgress = (value: unknown): value is Progress => v.is(Kept, value)
