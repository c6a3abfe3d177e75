import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { PaymentsWords } from './payments.microcopy.ts'

interface Props {
  isOpen: boolean
  /** What the card is called. */
  card: string
  /** The auto top-ups that end with it. */
  ending: readonly RecurringPayment[]
  words: PaymentsWords
  onClose: () => void
  onConfirm: () => void
}

/** What ends with a card, before it is deleted. */
export function DeleteCardDialog({ isOpen, card, ending, words, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={fill(words['settings.deleteCardTitle'], { card })}
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
