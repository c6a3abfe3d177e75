/** Small drawings of two colours, which a style sheet gives them. */
const drawings = {
  /** A locker with one door open. */
  parcelTerminal: {
    paper: 'M6 6h36v36H6z',
    ink: 'M6 6h36v36H6zM18 6v36M30 6v36M6 18h36M6 30h36',
    spot: 'M30 18h12v12H30z',
  },
  /** A house with a door. */
  address: {
    paper: 'M8 22 24 8l16 14v20H8z',
    ink: 'M4 25 24 8l20 17M9 21v21h30V21',
    spot: 'M19 42V29h10v13z',
  },
  /** A phone that shows a line of digits. */
  eid: {
    paper: 'M13 4h22v40H13z',
    ink: 'M13 4h22v40H13zM21 9h6M18 30h12M18 36h8',
    spot: 'M18 16h12v8H18z',
  },
  /** A phone that shows nothing. */
  noEid: {
    paper: 'M13 4h22v40H13z',
    ink: 'M13 4h22v40H13zM21 9h6',
    spot: 'M19 20l10 10-2 2-10-10zM29 20 19 30l-2-2 10-10z',
  },
}

export function Drawing({ name }: { name: keyof typeof drawings }) {
  const { paper, ink, spot } = drawings[name]
  return (
    <svg className="drawing" viewBox="0 0 48 48" aria-hidden="true">
      <path className="drawing-paper" d={paper} />
      <path className="drawing-spot" d={spot} />
      <path className="drawing-ink" d={ink} />
    </svg>
  )
}
