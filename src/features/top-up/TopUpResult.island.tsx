import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Words } from '../../content/words.ts'
import { afterTopUp } from '../../lib/after-top-up.ts'
import { systemClock } from '../../lib/clock.ts'
import { pollingStartTime, topUpAutorefillDate } from '../../lib/top-up-storage.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { PaymentReference, paymentReferenceParameter } from '../../operator/contract/payment-card.ts'
import { isContentTrue, TopUpResultScreen } from './TopUpResultScreen.tsx'
import { topUpApi } from './top-up.api.ts'
import type { topUpResultMicrocopy } from './top-up-result.microcopy.ts'
import {
  createTopUpResultStore,
  type ResultPage,
  type ResultScreen,
  type TopUpResultStore,
} from './top-up-result.store.ts'
import type { PageOfPayment } from './top-up-result.ts'

export type TopUpResultWords = Words<typeof topUpResultMicrocopy>

interface Props {
  page: ResultPage
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: TopUpResultWords
  language: string
  /** The paths of the pages that may turn out to be the right one. */
  paths: Record<PageOfPayment | 'topUp' | 'autoTopUp', string>
}

const loading: ResultScreen = { name: 'loading' }
const $loading = atom(loading)

/** How a top-up went, as the operator says: the same island on the waiting, success and failure pages. */
export function TopUpResult({ page, title, words, language, paths }: Props) {
  const [store, setStore] = useState<TopUpResultStore>()
  const [retryPath, setRetryPath] = useState(paths.topUp)
  useEffect(() => {
    const intent = intentUnder('topup-intent')
    const autoTopUpIntent = intentUnder('auto-topup-intent')
    // Who comes back by hand has no reference in the address, but this browser knows what it is waiting for.
    const awaited = page === 'waiting' ? (intent.reference() ?? autoTopUpIntent.reference()) : undefined
    const paymentReference = referenceInAddress() ?? awaited
    if (paymentReference !== undefined && paymentReference === autoTopUpIntent.reference())
      setRetryPath(autoTopUpAddress(paths.autoTopUp))
    const made = createTopUpResultStore({
      page,
      paymentReference,
      api: topUpApi(),
      clock: systemClock,
      pollingStartTime,
      show: (next, found) =>
        location.replace(`${paths[next]}?${new URLSearchParams({ [paymentReferenceParameter]: found })}`),
      settle(reference) {
        intent.settle(reference)
        autoTopUpIntent.settle(reference)
      },
    })
    setStore(made)
    return followVisibility(made)
  }, [page, paths])
  const screen = useStore(store?.$screen ?? $loading, { ssr: () => loading })

  // The page's own text, picture and buttons stand in its HTML, hidden: script writes no HTML.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-result-told', isContentTrue(screen))
  }, [screen])

  return (
    <TopUpResultScreen
      screen={screen}
      title={title}
      words={words}
      language={language}
      topUpPath={retryPath}
      goOnPath={afterTopUp.read()}
      onAskAgain={() => store?.start()}
    />
  )
}

/** Back to the form of an auto top-up, new or changed, as it was left. */
function autoTopUpAddress(path: string): string {
  const recurringPaymentId = topUpAutorefillDate.read()?.recurringPaymentId
  return recurringPaymentId === undefined ? path : `${path}?${new URLSearchParams({ recurringPaymentId })}`
}

function referenceInAddress(): string | undefined {
  const reference = new URLSearchParams(location.search).get(paymentReferenceParameter)
  return v.is(PaymentReference, reference) ? reference : undefined
}

/** Asks only while somebody can see the answer. */
function followVisibility(store: TopUpResultStore): () => void {
  const follow = () => (document.visibilityState === 'visible' ? store.start() : store.stop())
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    store.stop()
  }
}
