import type { Order } from '../../../operator/client/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ReceiptOf } from './OrderReceipt.tsx'
import type { OrdersWords } from './orders.microcopy.ts'

interface Props {
  order: Order
  isOff: boolean
  words: OrdersWords
  onReceipt: (order: ReceiptOf) => void
}

/** Opens the receipt of an order that has one. */
export function ReceiptButton({ order, isOff, words, onReceipt }: Props) {
  const { orderReference, receiptReference } = order
  if (receiptReference === null) return null
  return (
    <Button
      type="text"
      size="sm"
      isOff={isOff}
      aria-label={`${words['history.receipt']}: ${orderReference}`}
      onClick={() => onReceipt({ receiptReference, orderReference })}
    >
      {words['history.receipt']}
    </Button>
  )
}
