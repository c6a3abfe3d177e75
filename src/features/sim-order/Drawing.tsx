export interface DrawingPaths {
  paper: string
  ink: string
  spot: string
}

/** A small drawing of two colours, which a style sheet gives it. */
export function Drawing({ paper, ink, spot }: DrawingPaths) {
  return (
    <svg className="drawing w-[56px] h-[56px]" viewBox="0 0 48 48" aria-hidden="true">
      <path className="fill-surface" d={paper} />
      <path className="fill-action" d={spot} />
      <path
        className="fill-none stroke-ink stroke-[2.5] [stroke-linejoin:round] [stroke-linecap:round]"
        d={ink}
      />
    </svg>
  )
}
