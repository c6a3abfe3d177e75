interface Props {
  label: string
  /** How many cards come; 0 within a card, to which lines come. */
  cards?: number
}

/** The shape of what comes: a heading, a line and something to press. The label is announced. */
export const SettingsSkeleton = ({ label, cards = 0 }: Props) => (
  <div className="settings-panel settings-skeleton" role="status">
    <span className="sr-only">{label}</span>
    {cards === 0 ? (
      <Lines />
    ) : (
      Array.from({ length: cards }, (_, card) => card).map((card) => <Card key={card} />)
    )}
  </div>
)

const Card = () => (
  <div className="settings-card">
    <Lines />
  </div>
)

const Lines = () => (
  <>
    <span />
    <span />
    <span />
  </>
)
