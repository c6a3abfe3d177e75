interface Props {
  /** What is measured, and what is left of it: a screen reader hears both. */
  label: string
  text: string
  /** How full it is, 0 to 100. */
  percentage: number
  /** The figure in the middle, and its unit. */
  figure: string
  unit?: string | undefined
}

/** A berry that is as full as what remains. */
export function BerryMeter({ label, text, percentage, figure, unit }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser's own meter is a bar that can't be drawn round.
    <div
      className={percentage > 10 ? 'berry-meter' : 'berry-meter berry-meter-low'}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
      aria-valuetext={text}
    >
      <svg viewBox="0 0 120 132" aria-hidden="true">
        <circle className="berry-track" cx="60" cy="76" r="48" />
        <circle
          className="berry-fill"
          cx="60"
          cy="76"
          r="48"
          pathLength="100"
          strokeDasharray={`${percentage} 100`}
          transform="rotate(-90 60 76)"
        />
        <path className="berry-leaf" d="M60 28C56 10 68 2 88 3c1 17-9 26-28 25z" />
      </svg>
      <span className="berry-figure" aria-hidden="true">
        {figure}
        {unit && <small>{unit}</small>}
      </span>
    </div>
  )
}
