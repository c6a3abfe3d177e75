import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Words } from '../../content/words.ts'
import { fill } from '../../i18n/fill.ts'
import { systemClock } from '../../lib/clock.ts'
import { pollingStartTime } from '../../lib/top-up-storage.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { paymentReferenceParameter } from '../../operator/contract/payment-card.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { topUpApi } from './top-up.api.ts'
import type { topUpResultMicrocopy } from './top-up-result.microcopy.ts'
import { createTopUpResultStore, type ResultScreen, type TopUpResultStore } from './top-up-result.store.ts'

export type TopUpResultWords = Words<typeof topUpResultMicrocopy>

interface Props {
  page: 'waiting' | 'success' | 'failure'
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: TopUpResultWords
  language: string
  /** The paths of the pages that may turn out to be the right one. */
  paths: { waiting: string; success: string; failure: string; topUp: string }
  /** The page's text, picture and buttons from content. */
  children?: ReactNode
}

const loading: ResultScreen = { name: 'loading' }

/** How a top-up went, as the operator says: the same island on the waiting, success and failure pages. */
export function TopUpResult({ page, title, words, language, paths, children }: Props) {
  const [store, setStore] = useState<TopUpResultStore>()
  useEffect(() => {
    const intent = intentUnder('topup-intent')
    const reference = new URLSearchParams(location.search).get(paymentReferenceParameter)
    const made = createTopUpResultStore({
      page,
      // Who comes back by hand has no reference in the address, but this browser knows what it is waiting for.
      paymentReference: reference ?? (page === 'waiting' ? intent.reference() : undefined),
      api: topUpApi(),
      clock: systemClock,
      pollingStartTime,
      show: (next, found) =>
        location.replace(`${paths[next]}?${new URLSearchParams({ [paymentReferenceParameter]: found })}`),
      settle: intent.settle,
    })
    setStore(made)
    return followVisibility(made)
  }, [page, paths])

  return store ? (
    <Result store={store} page={page} title={title} words={words} language={language} paths={paths}>
      {children}
    </Result>
  ) : (
    <Waiting title={words['topUpResult.loading']} />
  )
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

function Result({ store, title, words, language, paths, children }: Props & { store: TopUpResultStore }) {
  const screen = useStore(store.$screen, { ssr: () => loading })
  switch (screen.name) {
    case 'loading':
      return <Waiting title={words['topUpResult.loading']} />
    case 'nothing':
      return (
        <div className="result">
          <h1>{words['topUpResult.nothingTitle']}</h1>
          <p>{words['topUpResult.nothingText']}</p>
          <a className="button button-primary button-md" href={paths.topUp}>
            {words['topUpResult.topUp']}
          </a>
        </div>
      )
    case 'failed':
      return (
        <div className="result">
          <h1>{words['topUpResult.failedTitle']}</h1>
          <Notification type="error">
            <p>{words[troubleKey(screen.trouble)]}</p>
            <p className="field-hint">
              {fill(words['trouble.reference'], { reference: screen.trouble.reference })}
            </p>
          </Notification>
          <Button onClick={store.start}>{words['topUpResult.askAgain']}</Button>
        </div>
      )
    case 'known':
      return (
        <div className="result">
          <h1 aria-live="polite">{title}</h1>
          {screen.result.status === 'pending' && !screen.isLate && (
            <Spinner label={words['topUpResult.loading']} />
          )}
          <PaymentFacts result={screen.result} words={words} language={language} />
          {screen.isLate && (
            <>
              <Notification type="info">
                <p>{words['topUpResult.late']}</p>
              </Notification>
              <Button type="outline" onClick={store.start}>
                {words['topUpResult.askAgain']}
              </Button>
            </>
          )}
          {resultIsFailure(screen) && (
            <a className="button button-primary button-md" href={paths.topUp}>
              {words['topUpResult.tryAgain']}
            </a>
          )}
          {children}
        </div>
      )
  }
}

const resultIsFailure = ({ result }: Extract<ResultScreen, { name: 'known' }>): boolean =>
  result.status !== 'pending' && result.status !== 'paid'

function Waiting({ title }: { title: string }) {
  return (
    <div className="result">
      <h1>{title}</h1>
      <Spinner label={title} />
    </div>
  )
}
