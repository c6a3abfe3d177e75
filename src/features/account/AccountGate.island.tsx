import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Words } from '../../content/words.ts'
import type { Language } from '../../i18n/language.ts'
import { isPrerendered, whenActivated } from '../../lib/when-activated.ts'
import { account } from '../../session/account.store.ts'
import { leaveLastKnown, wasJustToldFigures } from '../../session/last-known.ts'
import { learnSession } from '../../session/learn-session.ts'
import { logInPath } from '../../session/page-paths.ts'
import { logInAddress } from '../../session/redirects.ts'
import { $session, hintedSession } from '../../session/session.state.ts'
import { onNews } from '../../session/session-news.ts'
import type { Notices } from '../notifications/Notices.tsx'
import { AccountGateScreen } from './AccountGateScreen.tsx'
import type { accountGateMicrocopy } from './account.microcopy.ts'
import { GateCover } from './GateCover.tsx'
import { createGateStore, type Gate, type GateStore } from './gate.store.ts'

export type AccountGateWords = Words<typeof accountGateMicrocopy>

interface Props {
  words: AccountGateWords
  language: Language
}

/** Shows a page for customers once the operator says that somebody is signed in, and stands before it otherwise. */
export function AccountGate({ words, language }: Props) {
  const [store] = useState(() =>
    createGateStore({
      $session,
      isExpected: hintedSession() !== 'guest' && wasJustToldFigures(),
      account,
      learn: () => learnSession({ withoutHint: true }),
      leave: () => whenActivated(() => location.replace(logInHere())),
      reload: () =>
        whenActivated(() => {
          leaveLastKnown()
          location.reload()
        }),
    }),
  )
  const gate = useStore(store.$gate)
  useEffect(() => guard(store), [store])
  const [place] = useState(() => document.querySelector('.notices'))
  const NoticesIn = useNotices(place !== null)
  return (
    <>
      {documentStates[gate.name] === 'told' && (
        <GateCover>
          <AccountGateScreen gate={gate} words={words} logInHref={logInHere()} onTryAgain={store.ask} />
        </GateCover>
      )}
      {place && NoticesIn && createPortal(<NoticesIn words={words} language={language} />, place)}
    </>
  )
}

/** Notices come after the page, and before the connection can be lost: without it nothing more would come. */
function useNotices(isAsked: boolean) {
  const [loaded, setLoaded] = useState<{ Notices: typeof Notices }>()
  useEffect(() => {
    // Where the script doesn't come, what failed is still told in its own place.
    if (isAsked) import('../notifications/Notices.tsx').then(setLoaded, () => {})
  }, [isAsked])
  return loaded?.Notices
}

const logInHere = () => logInAddress(logInPath(), `${location.pathname}${location.search}${location.hash}`)

/** Ties the store to the page and the browser. Returns what unties it. */
function guard(store: GateStore): () => void {
  const stopTelling = store.$gate.subscribe(({ name }) => {
    tellDocument(name)
    if (name === 'expired') forgetPrerendered()
  })
  const stopHearing = onNews(store.hear)
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void store.askAnew()
  addEventListener('pageshow', comeBack)
  addEventListener('pagehide', hide)
  void store.ask()
  // The session may have ended between the prerendering and now.
  if (isPrerendered()) whenActivated(() => void store.ask())
  return () => {
    stopTelling()
    stopHearing()
    removeEventListener('pageshow', comeBack)
    removeEventListener('pagehide', hide)
  }
}

/** The browser may keep the page as it is now and show it before any script runs: Back after a log-out, for one. */
const hide = () => tellDocument('checking')

/** Nobody comes to see what was prerendered while somebody was signed in: without its rules the browser drops it. */
const forgetPrerendered = () => document.querySelector('script[type=speculationrules]')?.remove()

/** The root's `data-session` decides by style alone what is seen: a spinner, the page, or what this island says. */
function tellDocument(name: Gate['name']): void {
  document.documentElement.dataset.session = documentStates[name]
}

const documentStates: Record<Gate['name'], string> = {
  checking: 'checking',
  leaving: 'checking',
  open: 'signed-in',
  expired: 'told',
  unavailable: 'told',
  failed: 'told',
}
