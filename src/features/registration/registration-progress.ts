/** How far the person is, as it is kept for the visit: no number, no code and nothing of who it is. */
export type Progress =
  /** A code was sent, and another may be from then on, UTC milliseconds. */
  | { step: 'code'; restrictedUntil: number | null }
  /** `puk`: it wasn't right yet. `identity`: a check is to be begun. `checked`: one was. `confirmed`: it is the network's turn. */
  | { step: 'puk' | 'identity' | 'checked' | 'confirmed'; declarationId: string }

/** Whether what was kept is a step of this flow; anything else counts for nothing. */
export function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null || !('step' in value)) return false
  switch (value.step) {
    case 'code':
      return (
        'restrictedUntil' in value &&
        (value.restrictedUntil === null || typeof value.restrictedUntil === 'number')
      )
    case 'puk':
    case 'identity':
    case 'checked':
    case 'confirmed':
      return 'declarationId' in value && typeof value.declarationId === 'string'
    default:
      return false
  }
}
