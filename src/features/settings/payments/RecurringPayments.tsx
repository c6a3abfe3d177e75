import { useState } from 'react'
import { fill } from '../../../i18n/fill.ts'
import type { RecurringPayment } from '../../../operator/client/recurring-payment.ts'
import type { CardDetails } from '../../../operator/contract/card-details.ts'
import { later } from '../../../ui/later.tsx'
import { OnceOpen } from '../../../ui/OnceOpen.tsx'
import { RemoveButton } from '../../../ui/RemoveButton.tsx'
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts'
import { isExpired } from '../../saved-cards/card.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import type { PanelProps } from '../settings-props.ts'
import type { PaymentsWords } from './payments.microcopy.ts'
import { RecurringPaymentRow } from './RecurringPaymentRow.tsx'

const DeleteRecurringDialog = later(
  async () => (await import('./DeleteRecurringDialog.tsx')).DeleteRecurringDialog,
)

interface Props extends Pick<PanelProps, 'language' | 'autoTopUpPath'> {
  words: PaymentsWords
  recurringPayments: readonly RecurringPayment[]
  cards: readonly CardDetails[]
  /** The day of the calendar in Vilnius, `2026-01-15`. */
  today: string
  change: Change
  isOff: boolean
  onDelete: (ids: readonly string[]) => void
  onPause: (id: string, paused: boolean) => void
}

/** Auto top-ups: when and how much, paused or deleted, one or several at once. */
export function RecurringPayments({
  recurringPayments,
  cards,
  today,
  change,
  isOff,
  words,
  language,
  autoTopUpPath,
  onDelete,
  onPause,
}: Props) {
  const title = useFocusIfLost<HTMLHeadingElement>(recurringPayments.length)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isConfirming, setConfirming] = useState(false)
  /** One alone needs no choice. */
  const isOne = recurringPayments.length === 1
  const toDelete = recurringPayments.filter(
    ({ recurringPaymentId }) => isOne || chosen.includes(recurringPaymentId),
  )
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <section className="settings-card" aria-labelledby="settings-recurring">
      <h3 id="settings-recurring" ref={title} tabIndex={-1} className="text-h3">
        {words['settings.recurring']}
      </h3>
      {recurringPayments.length === 0 && <p>{words['settings.noRecurring']}</p>}
      <ul className="settings-list">
        {recurringPayments.map((one) => (
          <RecurringPaymentRow
            key={one.recurringPaymentId}
            recurringPayment={one}
            cardTrouble={cardTrouble(one, cards, today)}
            isChosen={isOne ? undefined : chosen.includes(one.recurringPaymentId)}
            change={change}
            isOff={isOff}
            words={words}
            language={language}
            autoTopUpPath={autoTopUpPath}
            onChoose={() => toggle(one.recurringPaymentId)}
            onPause={() => onPause(one.recurringPaymentId, !one.isPaused)}
            onDelete={() => setConfirming(true)}
          />
        ))}
      </ul>
      <div className="settings-actions">
        {!isOne && toDelete.length > 0 && (
          <RemoveButton
            isOff={isOff}
            busyLabel={isSaving(change, 'recurring') ? words['settings.saving'] : undefined}
            onClick={() => setConfirming(true)}
          >
            {fill(words['settings.deleteChosen'], { count: toDelete.length })}
          </RemoveButton>
        )}
        <a className="button button-outline button-sm button-wide-mobile" href={autoTopUpPath}>
          {words['settings.setUpRecurring']}
        </a>
      </div>
      <ChangeNotice
        change={change}
        targets={['recurring', ...recurringPayments.map((one) => `pause ${one.recurringPaymentId}`)]}
        words={words}
      />
      <OnceOpen isOpen={isConfirming}>
        <DeleteRecurringDialog
          isOpen={isConfirming}
          recurringPayments={toDelete}
          words={words}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false)
            onDelete(toDelete.map(({ recurringPaymentId }) => recurringPaymentId))
          }}
        />
      </OnceOpen>
    </section>
  )
}

/** Whether the card is over, or will be before the next charge: no one should learn that by a charge that failed. */
function cardTrouble(
  { cardDetailsReference, nextPaymentDate, lastFailure }: RecurringPayment,
  cards: readonly CardDetails[],
  today: string,
): 'cardExpired' | 'cardExpiresBefore' | undefined {
  const card = cards.find((one) => one.cardDetailsReference === cardDetailsReference)
  if (!card || lastFailure === 'CARD_EXPIRED') return undefined
  if (isExpired(card.cardInfo, today)) return 'cardExpired'
  return nextPaymentDate !== null && isExpired(card.cardInfo, nextPaymentDate)
    ? 'cardExpiresBefore'
    : undefined
}
