import { fill } from '../../../i18n/fill.ts'
import type { CardDetails } from '../../../operator/contract/card-details.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PaymentMarks } from '../../../ui/PaymentMarks.tsx'
import { RemoveButton } from '../../../ui/RemoveButton.tsx'
import { CardName, cardMark, cardName, expiryOf, isExpired, maskOf } from '../../saved-cards/card.tsx'
import { isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import type { PaymentsWords } from './payments.microcopy.ts'

interface Props {
  card: CardDetails
  /** The day of the calendar in Vilnius, `2026-01-15`. */
  today: string
  change: Change
  isOff: boolean
  words: PaymentsWords
  onDelete: () => void
}

/** One saved card: its mark, its last digits, until when it works. */
export function SavedCard({ card, today, change, isOff, words, onDelete }: Props) {
  const { cardDetailsReference, variant, cardInfo } = card
  const mark = cardMark(variant)
  const isOver = isExpired(cardInfo, today)
  return (
    <li className="settings-row">
      {mark ? (
        <PaymentMarks marks={[mark]} />
      ) : (
        <span className="avatar">
          <Icon name="card" />
        </span>
      )}
      <div className="settings-spread">
        <span className="grid">
          <strong>
            <CardName masked={maskOf(card)} words={words} />
          </strong>
          <span className="text-small">{cardInfo.holderName}</span>
          <span className={isOver ? 'text-danger' : 'text-small'}>
            {fill(words[isOver ? 'settings.expired' : 'settings.expires'], { date: expiryOf(cardInfo) })}
          </span>
        </span>
        <RemoveButton
          aria-label={`${words['settings.delete']}: ${cardName(card, words)}`}
          isOff={isOff}
          busyLabel={isSaving(change, `card ${cardDetailsReference}`) ? words['settings.saving'] : undefined}
          onClick={onDelete}
        >
          {words['settings.delete']}
        </RemoveButton>
      </div>
    </li>
  )
}
