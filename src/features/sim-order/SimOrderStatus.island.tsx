import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { whileVisible } from '../../lib/while-visible.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { strongLogInAddress } from '../../session/redirects.ts'
import { $session } from '../../session/session.state.ts'
import type { EsimCodesWords } from '../esim/esim-codes.microcopy.ts'
import { forgetLeftSimOrder } from '../order-choice/left-sim-order.ts'
import { SimOrderStatusScreen } from './SimOrderStatusScreen.tsx'
import { simOrderApi } from './sim-order.api.ts'
import type { SimOrderStatusWords } from './sim-order.microcopy.ts'
import { begunOrder, keptChoice, takeOrderReference } from './sim-order.state.ts'
import type { SimKind } from './sim-order.ts'
import {
  createSimOrderStatusStore,
  type SimOrderStatusStore,
  type StatusScreen,
} from './sim-order-status.store.ts'

interface Props {
  kind: SimKind
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: SimOrderStatusWords & EsimCodesWords
  language: Language
  orderPath: string
  logInPath: string
  /** What a customer has ordered. */
  ordersPath: string
  /** Where a guest finds an order; undefined where the site has no such page. */
  lookupPath: string | undefined
  /** The page's own path. */
  here: string
}

const loading: StatusScreen = { name: 'loading' }
const $loading = atom(loading)

/** How the order of a SIM or an eSIM is, as the operator says. */
export function SimOrderStatus({
  kind,
  title,
  words,
  language,
  orderPath,
  logInPath,
  ordersPath,
  lookupPath,
  here,
}: Props) {
  const [store, setStore] = useState<SimOrderStatusStore>()
  useEffect(() => {
    takeOrderReference(kind)
    const intent = intentUnder(`${kind}-order-intent`)
    // A user who comes back by hand, and in another tab, has no reference with them, but this browser knows it.
    const orderReference = begunOrder(kind).read()?.orderReference ?? intent.reference()
    const made = createSimOrderStatusStore({
      orderReference,
      api: simOrderApi(kind),
      clock: systemClock,
      settle(order) {
        intent.settle(order.orderReference)
        begunOrder(kind).write({ orderReference: order.orderReference })
        if (order.status === 'notPaid') return
        keptChoice(kind).remove()
        forgetLeftSimOrder(kind)
      },
    })
    setStore(made)
    return whileVisible(made)
  }, [kind])
  const session = useStore($session, { ssr: 'initial' })
  const mayBeCustomer = session === 'signedIn' || session === 'unknown'
  const screen = useStore(store?.$screen ?? $loading, { ssr: () => loading })

  return (
    <SimOrderStatusScreen
      screen={screen}
      title={title}
      words={words}
      language={language}
      orderPath={orderPath}
      ordersPath={mayBeCustomer ? ordersPath : undefined}
      lookupPath={lookupPath}
      strongLogIn={strongLogInAddress(logInPath, here)}
      onAskAgain={() => store?.start()}
    />
  )
}
