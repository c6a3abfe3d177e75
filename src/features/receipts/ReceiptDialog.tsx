import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatNumber } from '../../i18n/number.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { PaymentReceipt } from '../../operator/client/payment-receipt.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { type Fact, Summary } from '../../ui/Summary.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { PaidByName } from '../saved-cards/PaidByName.tsx'
import type { Receipt } from './receipt.store.ts'
import type { ReceiptWords } from './receipts.microcopy.ts'

interface Props {
  receipt: Receipt
  title: string
  /** Of an order its reference, in words; what was bought is said by its items alone, for the number is the buyer's. Undefined of a top-up. */
  order?: Fact | undefined
  words: ReceiptWords
  language: Language
  onTryAgain: (receiptReference: string) => void
  onClose: () => void
}

/** What a customer keeps of a payment, to be printed or saved as a PDF by the browser. */
export function ReceiptDialog(props: Props) {
  const { receipt, title, words, onClose } = props
  return (
    <Dialog
      isOpen={receipt.name !== 'closed'}
      title={title}
      closeLabel={words['history.close']}
      onClose={onClose}
    >
      <div className="grid gap-gap">
        <ReceiptContent {...props} />
      </div>
    </Dialog>
  )
}

function ReceiptContent({ receipt, order, words, language, onTryAgain }: Props) {
  switch (receipt.name) {
    case 'closed':
      return null
    case 'loading':
      return <Spinner label={words['history.receiptLoading']} />
    case 'none':
      return (
        <Notification type="warning">
          <p>{words['history.receiptNone']}</p>
        </Notification>
      )
    case 'failed': {
      const { failed, receiptReference } = receipt
      return (
        <Trouble
          text={words[troubleKey(failed)]}
          reference={fill(words['trouble.reference'], { reference: failed.reference })}
        >
          <Button type="outline" size="sm" onClick={() => onTryAgain(receiptReference)}>
            {words['history.tryAgain']}
          </Button>
        </Trouble>
      )
    }
    case 'ready':
      return <Paper receipt={receipt.receipt} order={order} words={words} language={language} />
  }
}

function Paper({
  receipt,
  order,
  words,
  language,
}: Pick<Props, 'order' | 'words' | 'language'> & { receipt: PaymentReceipt }) {
  const { receiptReference, phoneNumber, items, paidAt, vatPercent, eurNet, eurVat, eurTotal, paidBy } =
    receipt
  const what: Fact[] = order
    ? [order, ...(items ?? []).map(({ name, eurTotal: cost }): Fact => [name, formatEuro(cost)])]
    : [[words['history.receiptFor'], formatPhoneNumber(phoneNumber)]]
  return (
    <>
      <Summary
        facts={[
          [words['history.receiptNumber'], receiptReference],
          [words['history.receiptPaid'], formatMoment(paidAt, language)],
          ...what,
          [words['history.receiptNet'], formatEuro(eurNet)],
          [
            fill(words['history.receiptVat'], { percent: formatNumber(vatPercent, language) }),
            formatEuro(eurVat),
          ],
          [words['history.receiptTotal'], <strong key="total">{formatEuro(eurTotal)}</strong>],
          [words['topUpResult.method'], paidBy && <PaidByName key="paid" paidBy={paidBy} words={words} />],
        ]}
      />
      <p className="text-small">{words['fact.provider']}</p>
      <div className="dialog-actions">
        <Button isFullWidthOnMobile onClick={() => print()}>
          {words['history.print']}
        </Button>
      </div>
    </>
  )
}
