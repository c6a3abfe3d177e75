import type { RecurringPayment } from '../../../operator/client/recurring-payment.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { PaymentsWords } from './payments.microcopy.ts'
import { nameOfRecurring } from './RecurringPaymentRow.tsx'

interface Props {
  isOpen: boolean
  recurringPayments: readonly RecurringPayment[]
  words: PaymentsWords
  onClose: () => void
  onConfirm: () => void
}

/** Which auto top-ups end, before they are deleted. */
export function DeleteRecurringDialog({ isOpen, recurringPayments, words, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words['settings.deleteRecurringTitle']}
      confirmLabel={words['settings.delete']}
      words={words}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{words['settings.deleteRecurringText']}</p>
      <ul className="list-disc pl-[1.25em]">
        {recurringPayments.map((one) => (
          <li key={one.recurringPaymentId}>{nameOfRecurring(one)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
