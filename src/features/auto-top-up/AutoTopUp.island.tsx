import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { calendarDateOf } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { followConfirmation } from '../../lib/confirmation-step.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { account } from '../../session/account.store.ts'
import { $isOffline } from '../../session/connection.state.ts'
import { customerLoader } from '../../session/customer-loader.ts'
import { underLimits } from '../top-up-draft/top-up-draft.ts'
import { pollingStartTime } from '../top-up-draft/top-up-storage.ts'
import { AutoTopUpScreen } from './AutoTopUpScreen.tsx'
import { askCardsAndAutoTopUps, autoTopUpApi } from './auto-top-up.api.ts'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import { $draft, keepDraft, keptDraft } from './auto-top-up.state.ts'
import { type AutoTopUpStore, createAutoTopUpStore, type Screen } from './auto-top-up.store.ts'
import { draftFrom, type Facts } from './auto-top-up.ts'
import { idIn, recurringPaymentParameter } from './auto-top-up-address.ts'

export interface AutoTopUpPaths {
  /** Where the acquirer sends the person back to. */
  waiting: string
  success: string
  settings: string
}

interface Props {
  words: AutoTopUpWords
  language: Language
  paths: AutoTopUpPaths
}

/** Sets up an auto top-up, or one again in the place of another: what, when, from which card; the mandate; done. */
export function AutoTopUp({ words, language, paths }: Props) {
  const [replacedId] = useState(() => idIn(location.search))
  const [store] = useState(() =>
    createAutoTopUpStore({
      language,
      waitingPath: paths.waiting,
      replacedId,
      account,
      settings: customerLoader(askCardsAndAutoTopUps),
      api: autoTopUpApi(),
      intent: intentUnder('auto-topup-intent'),
      clock: systemClock,
      leave,
      show: (id) =>
        location.assign(`${paths.success}?${new URLSearchParams({ [recurringPaymentParameter]: id })}`),
    }),
  )
  const screen = useStore(store.$screen)
  const draft = useStore($draft)
  const isOff = useStore($isOffline)
  useEffect(() => runInPage(store, replacedId), [store, replacedId])
  return (
    <AutoTopUpScreen
      screen={screen}
      draft={draft}
      today={calendarDateOf(systemClock.now())}
      words={words}
      language={language}
      settingsPath={paths.settings}
      isOff={isOff}
      onDraft={(next) => {
        store.edit()
        keepDraft(next, replacedId, 'facts' in screen ? screen.facts.numbers[0] : undefined)
      }}
      onReview={() => draft && store.review(draft)}
      onSetUp={store.setUp}
      onSendEarlier={() => void store.sendEarlier()}
      onSetUpBeside={store.setUpBeside}
      onChange={store.change}
      onTryAgain={store.start}
    />
  )
}

/** Ties the store to what this page keeps and where the browser goes. Returns what unties it. */
function runInPage(store: AutoTopUpStore, replacedId: string | undefined): () => void {
  let facts: Facts | undefined
  /** What there is to choose from has come, or come again: a draft is begun, or stays as it is under other limits. */
  const takeFacts = (screen: Screen) => {
    if (!('facts' in screen) || screen.facts === facts) return
    const before = $draft.get()
    const today = calendarDateOf(systemClock.now())
    $draft.set(
      before && facts
        ? underLimits(before, facts.limits, screen.facts.limits)
        : draftFrom(screen.facts, today, keptDraft(replacedId)),
    )
    facts = screen.facts
  }
  const stopTaking = store.$screen.listen(takeFacts)
  const resume = ({ persisted }: PageTransitionEvent) => persisted && void store.resume()
  addEventListener('pageshow', resume)
  let stopFollowing = () => {}
  void store.start().then(() => {
    const review = () => {
      const draft = $draft.get()
      if (draft) void store.review(draft)
    }
    stopFollowing = followConfirmation({ $screen: store.$screen, review, change: store.change })
  })
  return () => {
    stopTaking()
    stopFollowing()
    removeEventListener('pageshow', resume)
  }
}

/** The wait for the outcome begins again with each payment. */
function leave(url: string) {
  pollingStartTime.remove()
  location.assign(url)
}
