import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { BerriesByPlan } from '../../content/berry.ts'
import { systemClock } from '../../lib/clock.ts'
import { whileVisible } from '../../lib/while-visible.ts'
import { someoneSignedIn } from '../../session/customer-loader.ts'
import { $cart, readAnew } from '../cart/cart.state.ts'
import { openItems } from '../cart/cart.ts'
import { clearCart } from '../cart/change-cart.ts'
import { type OrderResultPaths, OrderResultScreen } from './OrderResultScreen.tsx'
import { orderOutcome } from './order-outcome.state.ts'
import { askOrderedPlans } from './order-result.api.ts'
import type { OrderResultWords } from './order-result.microcopy.ts'
import { createOrderResultStore } from './order-result.store.ts'

interface Props {
  page: 'success' | 'failure'
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: OrderResultWords
  paths: OrderResultPaths
  berries: BerriesByPlan
}

/** How an order went, as the operator says: the same island on both pages. */
export function OrderResult({ page, title, words, paths, berries }: Props) {
  const [store] = useState(() =>
    createOrderResultStore({
      page,
      outcome: orderOutcome.read(),
      usage: askOrderedPlans,
      clock: systemClock,
      show: (next) => location.replace(paths[next]),
    }),
  )
  const screen = useStore(store.$screen, { ssr: 'initial' })
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void someoneSignedIn().then(() => {
      if (!isGone) stop = whileVisible(store)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [store])
  useEffect(() => {
    if (screen.name === 'ordered') forgetOrderedCart()
  }, [screen])

  return (
    <OrderResultScreen
      screen={screen}
      title={title}
      words={words}
      paths={paths}
      berries={berries}
      onTryAgain={store.start}
    />
  )
}

/** An order that left nothing to be ordered has had its cart; what another tab put in a moment ago stays. */
function forgetOrderedCart(): void {
  readAnew()
  if (openItems($cart.get()).length === 0) clearCart()
}
