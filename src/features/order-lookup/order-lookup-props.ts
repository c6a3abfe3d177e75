import type { OrderLookupWords } from './order-lookup.microcopy.ts'
import type { OrderLookupStore } from './order-lookup.store.ts'

export interface LookupProps {
  words: OrderLookupWords
  store: Omit<OrderLookupStore, '$screen' | 'begin'>
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
  /** Without a connection nothing can be sent: what was typed stays. */
  isOff: boolean
}
