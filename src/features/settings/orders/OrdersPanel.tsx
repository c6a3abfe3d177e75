import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { customerLoader } from '../../../session/customer-loader.ts'
import { later } from '../../../ui/later.tsx'
import { OnceOpen } from '../../../ui/OnceOpen.tsx'
import { SectionWords } from '../SectionWords.tsx'
import type { PanelProps } from '../settings-props.ts'
import { OrderList } from './OrderList.tsx'
import type { ReceiptOf } from './OrderReceipt.tsx'
import { askOrders } from './orders.api.ts'
import { type OrdersWords, ordersMicrocopy } from './orders.microcopy.ts'

const OrderReceipt = later(async () => (await import('./OrderReceipt.tsx')).OrderReceipt)

const orders = customerLoader(askOrders)

const OwnWords = v.object(v.entriesFromList(ordersMicrocopy, v.string()))

/** What was ordered with the account, and how far it has come. */
export function OrdersPanel(props: PanelProps) {
  return (
    <SectionWords section="orders" schema={OwnWords} words={props.words} language={props.language}>
      {(words) => <Orders {...props} words={words} />}
    </SectionWords>
  )
}

function Orders({ words, ...panel }: PanelProps & { words: OrdersWords }) {
  const loaded = useStore(orders.$loaded)
  const [receiptOf, setReceiptOf] = useState<ReceiptOf>()
  useEffect(() => void orders.load(), [])
  return (
    <>
      <OrderList
        {...panel}
        loaded={loaded}
        words={words}
        onTryAgain={orders.refresh}
        onReceipt={setReceiptOf}
      />
      <OnceOpen isOpen={receiptOf !== undefined}>
        <OrderReceipt
          order={receiptOf}
          words={words}
          language={panel.language}
          onClose={() => setReceiptOf(undefined)}
        />
      </OnceOpen>
    </>
  )
}
