import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { NotificationKind } from '../../content/notification.ts'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { whenActivated } from '../../lib/when-activated.ts'
import { account } from '../../session/account.store.ts'
import { beginNumber } from '../../session/begin-number.ts'
import { hasFigures, leaveLastKnown, wasJustToldFigures } from '../../session/last-known.ts'
import { learnSession } from '../../session/learn-session.ts'
import { logInPath } from '../../session/page-paths.ts'
import { logInAddress } from '../../session/redirects.ts'
import {
  $changedNumber,
  $changes,
  $downReference,
  $session,
  hintedSession,
} from '../../session/session.state.ts'
import { onNews } from '../../session/session-news.ts'
import { reflectHint } from '../../session/signed-in-hint.ts'
import { later } from '../../ui/later.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import type { NotificationContent } from '../notifications/notifications.store.ts'
import { AccountGateScreen, type GateDrawings } from './AccountGateScreen.tsx'
import { accountApi } from './account.api.ts'
import type { AccountGateWords } from './account.microcopy.ts'
import { GateCover } from './GateCover.tsx'
import { createGateStore, type Gate, type GateStore } from './gate.store.ts'
import { keepPlace, returnToPlace } from './gate-place.ts'
import { switchNumber } from './switch-number.ts'

/** Loaded after the page, and before the connection can be lost. Without it, an error is shown in its own place only. */
const AfterPage = later(async () => (await import('./AfterPage.tsx')).AfterPage)
/** Loaded once the page has been seen for a while: without a customer no session can end. */
const SessionEnding = later(async () => (await import('./SessionEnding.tsx')).SessionEnding)

/** What watches the session is no part of what a page first loads: its own calls prolong the session. Milliseconds. */
const untilWatched = 10_000

interface Props {
  words: AccountGateWords
  language: Language
  drawings: GateDrawings
  /** What the content says of what is under way; undefined where the page follows it with its own figures. */
  contents?: Partial<Record<NotificationKind, NotificationContent>> | undefined
}

/** Shows a page for customers once the operator says that someone is signed in, and is before it otherwise. */
export function AccountGate({ words, language, drawings, contents }: Props) {
  const [store] = useState(() =>
    createGateStore({
      $session,
      $downReference,
      $changedNumber,
      $changes,
      isExpected: () => hintedSession() !== 'guest' && wasJustToldFigures(),
      hasFigures: () => hintedSession() !== 'guest' && hasFigures(),
      account,
      learn: () => learnSession({ withoutHint: true }),
      leave: () => location.replace(logInHere()),
      reload() {
        leaveLastKnown()
        location.reload()
      },
      async switchTo(phoneNumber) {
        const failure = await switchNumber(accountApi(), phoneNumber)
        if (!failure) beginNumber()
        return failure
      },
    }),
  )
  const gate = useStore(store.$gate)
  const [place] = useState(() => document.querySelector('.notices'))
  useEffect(() => whenActivated(() => guard(store)), [store])
  const isOpen = gate.name === 'open'
  // By now what lay above a dialog of the page is gone: before, nothing in it would take focus.
  useEffect(() => {
    if (isOpen) returnToPlace()
  }, [isOpen])
  // After the page has painted: what it shows is above the page, and nothing waits for it.
  const [isPainted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  const [isWatched, setWatched] = useState(false)
  useEffect(() => (isOpen ? systemClock.after(untilWatched, () => setWatched(true)) : undefined), [isOpen])
  return (
    <>
      {documentStates[gate.name] === 'told' && (
        <GateCover>
          <AccountGateScreen
            key={gate.name}
            gate={gate}
            words={words}
            language={language}
            drawings={drawings}
            logInHref={logInHere()}
            onTryAgain={store.ask}
            onGoOn={store.startAnew}
            onSwitchBack={store.switchBack}
          />
        </GateCover>
      )}
      {/* The gate's own place is hidden while the page is seen. */}
      {isWatched &&
        createPortal(
          <OptionalPart>
            <SessionEnding words={words} language={language} />
          </OptionalPart>,
          document.body,
        )}
      {place &&
        isPainted &&
        createPortal(
          <OptionalPart>
            <AfterPage words={words} language={language} contents={contents} />
          </OptionalPart>,
          place,
        )}
    </>
  )
}

const logInHere = () => logInAddress(logInPath(), `${location.pathname}${location.search}${location.hash}`)

/** Ties the store to the page and the browser, for as long as the page lives. */
function guard(store: GateStore): void {
  store.$gate.subscribe(({ name }, before) => {
    if (before?.name === 'open' && name !== 'open') keepPlace()
    tellDocument(name)
    if (name === 'expired') forgetPrerendered()
  })
  onNews(store.hear)
  addEventListener('pageshow', ({ persisted }) => persisted && void store.askAnew())
  // The browser may keep the page as it is now and show it before any script runs: Back after a log-out, for one.
  addEventListener('pagehide', () => {
    keepPlace()
    tellDocument('checking')
  })
  // A user who was signed in when the page was prerendered may have logged out since.
  reflectHint()
  void store.begin()
}

/** No one comes to see what was prerendered while someone was signed in: without its rules the browser drops it. */
const forgetPrerendered = () => document.querySelector('script[type=speculationrules]')?.remove()

/** The root's `data-session` decides by style alone what is seen: a spinner, the page, or what this island says. */
function tellDocument(name: Gate['name']): void {
  // A user who pressed far down a page would see its footer only.
  if (documentStates[name] === 'told') scrollTo(0, 0)
  document.documentElement.dataset.session = documentStates[name]
}

const documentStates: Record<Gate['name'], string> = {
  checking: 'checking',
  leaving: 'checking',
  open: 'signed-in',
  expired: 'told',
  unavailable: 'told',
  failed: 'told',
  numberChanged: 'told',
}
