import { fill } from '../../../i18n/fill.ts'
import { formatEuro } from '../../../lib/money.ts'
import { formatPhoneNumber } from '../../../lib/phone-number.ts'
import type { RecurringPayment } from '../../../operator/client/recurring-payment.ts'
import type { CardDetails } from '../../../operator/contract/card-details.ts'
import { ReadAloud } from '../../../ui/ReadAloud.tsx'
import { cardInSight, cardName, maskOf } from '../../saved-cards/card.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { PaymentsWords } from './payments.microcopy.ts'

interface Props {
  /** Undefined while the dialog is closed. */
  card: CardDetails | undefined
  /** The auto top-ups that end with it. */
  ending: readonly RecurringPayment[]
  words: PaymentsWords
  onClose: () => void
  onConfirm: () => void
}

/** What ends with a card, before it is deleted. */
export function DeleteCardDialog({ card, ending, words, onClose, onConfirm }: Props) {
  const ask = (name: string) => fill(words['settings.deleteCardTitle'], { card: name })
  return (
    <ConfirmDialog
      isOpen={card !== undefined}
      title={
        card && (
          <ReadAloud seen={ask(cardInSight(maskOf(card), words))} inWords={ask(cardName(card, words))} />
        )
      }
      confirmLabel={words['settings.deleteCard']}
      words={words}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {ending.length === 0 ? (
        <p>{words['settings.deleteCardText']}</p>
      ) : (
        <>
          <p>{words['settings.endsWithCard']}</p>
          <ul className="list-disc pl-[1.25em]">
            {ending.map(({ recurringPaymentId, amount, phoneNumber }) => (
              <li key={recurringPaymentId}>
                {formatEuro(amount)}, {formatPhoneNumber(phoneNumber)}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
