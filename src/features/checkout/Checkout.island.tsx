import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { PlanForPeriod } from '../../content/sold-plans.ts'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { toCents } from '../../lib/money.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { account } from '../../session/account.store.ts'
import { someoneSignedIn } from '../../session/customer-loader.ts'
import { $session } from '../../session/session.state.ts'
import { promoAt } from '../order-choice/order-choice-storage.ts'
import { afterTopUp } from '../top-up-draft/after-top-up.ts'
import type { SumLimits } from '../top-up-draft/top-up-draft.ts'
import { basket } from './basket.ts'
import { CheckoutScreen, OrderContract } from './CheckoutScreen.tsx'
import { checkoutApi } from './checkout.api.ts'
import type { CheckoutWords } from './checkout.microcopy.ts'
import { type CheckoutStore, createCheckoutStore } from './checkout.store.ts'
import { checkoutNews } from './checkout-events.ts'
import { followHistory } from './checkout-history.ts'
import type { CheckoutPaths } from './checkout-props.ts'

interface Props {
  words: CheckoutWords
  language: Language
  paths: CheckoutPaths
  /** What the content sells. */
  sold: PlanForPeriod[]
  /** Titles of the content's promotions by their ids. */
  promos: Record<string, string>
  /** What a top-up may be, in cents, as the content says. */
  topUpLimits: Record<keyof SumLimits, number>
}

/** From what was chosen to an order: what it costs, what its contract says, and the button that obliges to pay. */
export function Checkout({ words, language, paths, sold, promos, topUpLimits }: Props) {
  const [store] = useState(() =>
    createCheckoutStore({
      validate: checkoutApi().validate,
      // The second stage's part of the page is loaded by a user who comes that far.
      async loadPlacing(shared) {
        const [{ createPlacing }, { placingApi }] = await Promise.all([
          import('./placing.store.ts'),
          import('./placing.api.ts'),
          OrderContract.load(),
        ])
        return createPlacing(shared, placingApi())
      },
      basket,
      intent: intentUnder('order-intent'),
      sold,
      news: checkoutNews(systemClock),
      leave: (page) => location.replace(paths[page]),
    }),
  )
  const screen = useStore(store.$screen)
  const campaign = promoAt(systemClock.now())
  useEffect(() => runInPage(store), [store])

  return (
    <CheckoutScreen
      screen={screen}
      words={words}
      language={language}
      paths={paths}
      promo={promos[campaign?.id ?? ''] ?? campaign?.title}
      topUpLimits={{ minimum: toCents(topUpLimits.minimum), maximum: toCents(topUpLimits.maximum) }}
      isUnsure={store.isUnsure}
      onRemove={store.remove}
      onProceed={() => void store.proceed()}
      onChange={store.change}
      onOrder={() => void store.submit()}
      onSendEarlier={() => void store.sendEarlier()}
      onOrderBeside={() => void store.orderBeside()}
      onTryAgain={() => void store.check()}
    />
  )
}

/** Ties the store to the session, the browser's history and what other tabs do. Returns what unties it. */
function runInPage(store: CheckoutStore): () => void {
  const check = () => void store.check()
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && check()
  // A user who topped up for the order is back.
  afterTopUp.remove()
  void account.load()
  void someoneSignedIn().then(check)
  const stopFollowing = store.follow()
  const stopSteps = followHistory(store)
  const stopHearing = $session.listen((session) => session === 'signedIn' && store.resume())
  addEventListener('online', store.resume)
  addEventListener('pageshow', comeBack)
  return () => {
    stopFollowing()
    stopSteps()
    stopHearing()
    removeEventListener('online', store.resume)
    removeEventListener('pageshow', comeBack)
  }
}
