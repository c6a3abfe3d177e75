import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { fieldOf, takeFromAddress } from '../../lib/address-fields.ts'
import { systemClock } from '../../lib/clock.ts'
import { orderReferenceParameter } from '../../lib/order-reference.ts'
import { $isOffline } from '../../session/connection.state.ts'
import type { OrderWays } from '../placed-orders/order-ways.ts'
import { OrderLookupScreen } from './OrderLookupScreen.tsx'
import { orderLookupApi } from './order-lookup.api.ts'
import type { OrderLookupWords } from './order-lookup.microcopy.ts'
import { createOrderLookupStore, firstScreen, type OrderLookupStore } from './order-lookup.store.ts'
import { followHistory } from './step-history.ts'

interface Props extends OrderWays {
  words: OrderLookupWords
}

/** Begins the fields' ids, which are unique in a page. */
const idPrefix = 'order-'

/** A link of a text message has the reference in its fragment; nothing else on the page needs it there. */
function takeReference(store: OrderLookupStore, replacesTyped: boolean): void {
  const reference = fieldOf(location, orderReferenceParameter)
  if (!reference) return
  takeFromAddress(orderReferenceParameter)
  store.begin(reference)
  const field = document.getElementById(`${idPrefix}reference`)
  if (field instanceof HTMLInputElement && (replacesTyped || field.value === '')) field.value = reference
}

/** Finding an order without an account: its reference, the buyer's number, a code by text. */
export function OrderLookup({ words, ...ways }: Props) {
  const { language } = ways
  const [store] = useState(() =>
    createOrderLookupStore({ language, api: orderLookupApi(), clock: systemClock }),
  )
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  const isOff = useStore($isOffline, { ssr: () => false })
  useEffect(() => followHistory(store), [store])
  useEffect(() => {
    takeReference(store, false)
    // A link of a text that is followed while the page is open changes its fragment alone.
    const take = () => takeReference(store, true)
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [store])
  return (
    <OrderLookupScreen
      {...ways}
      words={words}
      screen={screen}
      store={store}
      idPrefix={idPrefix}
      isOff={isOff}
    />
  )
}
