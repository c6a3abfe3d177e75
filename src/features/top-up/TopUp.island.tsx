import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Words } from '../../content/words.ts'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { toCents } from '../../lib/money.ts'
import { underLimits } from '../../lib/top-up-draft.ts'
import { pollingStartTime } from '../../lib/top-up-storage.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { Line } from '../../operator/contract/line.ts'
import { TopUpConfirmation } from './TopUpConfirmation.tsx'
import { TopUpForm } from './TopUpForm.tsx'
import { topUpApi } from './top-up.api.ts'
import type { topUpMicrocopy } from './top-up.microcopy.ts'
import { $draft, restoreDraft } from './top-up.state.ts'
import { createTopUpStore, type Screen, type TopUpStore } from './top-up.store.ts'
import { firstDraft } from './top-up.ts'
import { followHistory } from './top-up-history.ts'
import { typedDraft } from './typed-draft.ts'

export type TopUpWords = Words<typeof topUpMicrocopy>

interface Props {
  words: TopUpWords
  language: Language
  line: Line
  /** Where the acquirer sends the person back to. */
  waitingPath: string
  /** Euro cents. */
  presets: number[]
  minimum: number
  maximum: number
}

const firstScreen: Screen = { name: 'form', problems: {} }

/** Top-up by card: what, whose, how much; confirmation; and away to the acquirer's page. */
export function TopUp({ words, language, line, waitingPath, presets, minimum, maximum }: Props) {
  const [limits] = useState(() => ({
    presets: presets.map(toCents),
    minimum: toCents(minimum),
    maximum: toCents(maximum),
  }))
  const [store] = useState(() =>
    createTopUpStore({
      line,
      language,
      waitingPath,
      limits,
      api: topUpApi(),
      intent: intentUnder('topup-intent'),
      clock: systemClock,
      leave,
    }),
  )
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  const currentLimits = useStore(store.$limits, { ssr: () => limits })
  const draft = useStore($draft, { ssr: () => firstDraft })
  useEffect(() => runInPage(store), [store])

  switch (screen.name) {
    case 'form':
    case 'checking':
      return (
        <TopUpForm
          words={words}
          limits={currentLimits}
          screen={screen}
          draft={draft}
          onDraft={(next) => $draft.set(next)}
          onReview={store.review}
        />
      )
    case 'confirm':
    case 'paying':
    case 'leaving':
      return <TopUpConfirmation words={words} screen={screen} onPay={store.pay} onChange={store.change} />
  }
}

/** Ties the store to what this page keeps and where the browser goes. Returns what unties it. */
function runInPage(store: TopUpStore): () => void {
  const typed = typedDraft($draft.get())
  restoreDraft()
  $draft.set({ ...$draft.get(), ...typed })
  const stopFollowing = followHistory(store)
  const stopKeeping = store.$limits.listen((limits, before = limits) =>
    $draft.set(underLimits($draft.get(), before, limits)),
  )
  const resume = ({ persisted }: PageTransitionEvent) => persisted && store.resume()
  addEventListener('pageshow', resume)
  void store.start()
  return () => {
    stopFollowing()
    stopKeeping()
    removeEventListener('pageshow', resume)
  }
}

/** The wait for the outcome begins anew with each payment. */
function leave(url: string) {
  pollingStartTime.remove()
  location.assign(url)
}
