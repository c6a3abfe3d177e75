import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { ReceiptDialog } from '../receipts/ReceiptDialog.tsx'
import { createReceiptStore } from '../receipts/receipt.store.ts'
import { askReceipt } from '../receipts/receipts.api.ts'
import type { OrdersWords } from './orders.microcopy.ts'

interface Props {
  /** Undefined while it is closed. */
  receiptReference: string | undefined
  words: OrdersWords
  language: Language
  onClose: () => void
}

/** The receipt of an order, asked for each time that it is opened. */
export function OrderReceipt({ receiptReference, words, language, onClose }: Props) {
  const [receipts] = useState(() => createReceiptStore(askReceipt))
  const receipt = useStore(receipts.$receipt)
  useEffect(() => {
    if (receiptReference === undefined) receipts.close()
    else void receipts.open(receiptReference)
  }, [receipts, receiptReference])
  return (
    <ReceiptDialog
      receipt={receipt}
      title={words['orders.receiptTitle']}
      isTopUp={false}
      words={words}
      language={language}
      onTryAgain={receipts.open}
      onClose={onClose}
    />
  )
}
