import type { ServiceReportGroup } from '../../operator/client/service-report.ts'

interface Props {
  groups: readonly ServiceReportGroup[]
}

/** In parts of the drawing's width, which is one: a kind of which there is little is still seen. */
const narrowest = 0.02

/** What the money went on, as one bar. It is for the eye: every kind has its colour and its sum in the list. */
export function ReportShares({ groups }: Props) {
  // What was paid in was not spent.
  const spent = groups.filter(({ kind, eurTotal }) => kind !== 'TOP_UPS' && eurTotal > 0)
  if (spent.length === 0) return null
  const total = spent.reduce((sum, { eurTotal }) => sum + eurTotal, 0)
  const widths = spent.map(({ eurTotal }) => Math.max(narrowest, eurTotal / total))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const startOf = (place: number) => widths.slice(0, place).reduce((sum, width) => sum + width, 0)
  return (
    <svg
      className="report-shares w-full h-[16px] rounded-pill"
      viewBox={`0 0 ${whole} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {spent.map(({ kind }, index) => (
        <rect
          // The same kind may come twice: an unknown one is "other".
          key={`${kind} ${String(index)}`}
          className={`report-${kind}`}
          x={startOf(index)}
          width={widths[index]}
          height="1"
        />
      ))}
    </svg>
  )
}
