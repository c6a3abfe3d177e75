import type { Words } from '../../../content/words.ts'
import { placedOrdersMicrocopy } from '../../placed-orders/placed-orders.microcopy.ts'
import { receiptMicrocopy } from '../../receipts/receipts.microcopy.ts'
import { type PanelWords, panelMicrocopy } from '../panel.microcopy.ts'

/** Words of the section of what was ordered. */
export const ordersMicrocopy = [
  ...panelMicrocopy,
  ...placedOrdersMicrocopy,
  'orders.emptyTitle',
  'orders.emptyText',
  'orders.receiptTitle',
  ...receiptMicrocopy,
  'orders.esim',
  'orders.notOffered',
] as const

export type OrdersWords = PanelWords & Words<typeof ordersMicrocopy>
