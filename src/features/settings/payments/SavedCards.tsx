import { useId, useState } from 'react'
import type { RecurringPayment } from '../../../operator/client/recurring-payment.ts'
import type { CardDetails } from '../../../operator/contract/card-details.ts'
import { later } from '../../../ui/later.tsx'
import { OnceOpen } from '../../../ui/OnceOpen.tsx'
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts'
import { ChangeNotice } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import type { PaymentsWords } from './payments.microcopy.ts'
import { SavedCard } from './SavedCard.tsx'

const DeleteCardDialog = later(async () => (await import('./DeleteCardDialog.tsx')).DeleteCardDialog)

interface Props {
  cards: readonly CardDetails[]
  recurringPayments: readonly RecurringPayment[]
  change: Change
  isOff: boolean
  /** The day of the calendar in Vilnius, `2026-01-15`. */
  today: string
  words: PaymentsWords
  onDelete: (cardDetailsReference: string) => void
}

/** Saved cards; before one is deleted the auto top-ups are listed that end with it. */
export function SavedCards({ cards, recurringPayments, change, isOff, today, words, onDelete }: Props) {
  const titleId = useId()
  const title = useFocusIfLost<HTMLHeadingElement>(cards.length)
  const [confirming, setConfirming] = useState<CardDetails>()
  const ending = recurringPayments.filter(
    (one) => one.cardDetailsReference === confirming?.cardDetailsReference,
  )
  const confirm = () => {
    if (confirming) onDelete(confirming.cardDetailsReference)
    setConfirming(undefined)
  }
  return (
    <section className="settings-card" aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1} className="text-h3">
        {words['settings.cards']}
      </h3>
      {cards.length === 0 && <p>{words['settings.noCards']}</p>}
      <ul className="settings-list">
        {cards.map((card) => (
          <SavedCard
            key={card.cardDetailsReference}
            {...{ card, today, change, isOff, words }}
            onDelete={() => setConfirming(card)}
          />
        ))}
      </ul>
      <ChangeNotice
        change={change}
        targets={change.name !== 'idle' && change.target.startsWith('card ') ? [change.target] : []}
        words={words}
        saved={words['settings.cardDeleted']}
      />
      <OnceOpen isOpen={confirming !== undefined}>
        <DeleteCardDialog
          card={confirming}
          ending={ending}
          words={words}
          onClose={() => setConfirming(undefined)}
          onConfirm={confirm}
        />
      </OnceOpen>
    </section>
  )
}
