import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../../i18n/language.ts'
import { ReceiptDialog } from '../../receipts/ReceiptDialog.tsx'
import { createReceiptStore } from '../../receipts/receipt.store.ts'
import { askReceipt } from '../../receipts/receipts.api.ts'
import type { OrdersWords } from './orders.microcopy.ts'

/** Whose receipt is opened. */
export interface ReceiptOf {
  receiptReference: string
  orderReference: string
}

interface Props {
  /** Of which order; undefined while it is closed. */
  order: ReceiptOf | undefined
  words: OrdersWords
  language: Language
  onClose: () => void
}

/** The receipt of an order, asked for each time that it is opened. */
export function OrderReceipt({ order, words, language, onClose }: Props) {
  const [receipts] = useState(() => createReceiptStore(askReceipt))
  const receipt = useStore(receipts.$receipt)
  const receiptReference = order?.receiptReference
  useEffect(() => {
    if (receiptReference === undefined) receipts.close()
    else void receipts.open(receiptReference)
  }, [receipts, receiptReference])
  return (
    <ReceiptDialog
      receipt={receipt}
      title={words['orders.receiptTitle']}
      order={[words['cardOrder.reference'], order?.orderReference]}
      words={words}
      language={language}
      onTryAgain={receipts.open}
      onClose={onClose}
    />
  )
}
