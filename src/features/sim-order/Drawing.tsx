export interface DrawingPaths {
  paper: string
  ink: string
  spot: string
}

/** A small drawing of two colours, which a style sheet gives it. */
export function Drawing({ paper, ink, spot }: DrawingPaths) {
  return (
    <svg className="drawing" viewBox="0 0 48 48" aria-hidden="true">
      <path className="drawing-paper" d={paper} />
      <path className="drawing-spot" d={spot} />
      <path className="drawing-ink" d={ink} />
    </svg>
  )
}
