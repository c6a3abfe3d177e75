import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { loadHandOver } from '../../lib/kept-text.ts'
import { returnPathParameter } from '../../operator/contract/log-in.ts'
import { learnSession } from '../../session/learn-session.ts'
import { $isStrong, $session } from '../../session/session.state.ts'
import { announce } from '../../session/session-news.ts'
import { signedInHint } from '../../session/signed-in-hint.ts'
import type { Drawing } from '../../ui/Picture.tsx'
import { LogInScreen } from './LogInScreen.tsx'
import { logInApi } from './log-in.api.ts'
import type { LogInWords } from './log-in.microcopy.ts'
import { createLogInStore, type Learnt, type LogInStore, type LogInScreen as Screen } from './log-in.store.ts'
import { type Arrival, ownAddress, readArrival } from './log-in.ts'
import { NewLoginNotice } from './NewLoginNotice.tsx'

interface Props {
  words: LogInWords
  language: Language
  logInPath: string
  dashboardPath: string
  newLoginPath: string
  strongDrawing: Drawing | undefined
}

const firstScreen: Screen = { name: 'choose' }
const nobody: Arrival = { wayBack: undefined, needsStrong: false, returned: false, error: undefined }

/** Two ways to log in, and the place to which both come back. */
export function LogIn({ words, language, logInPath, dashboardPath, newLoginPath, strongDrawing }: Props) {
  const [arrival] = useState(() => (import.meta.env.SSR ? nobody : readArrival(location.search, logInPath)))
  const [store] = useState(() =>
    createLogInStore({
      arrival,
      language,
      logInPath,
      dashboardPath,
      learn: () => learn(arrival),
      api: logInApi(),
      clock: systemClock,
      leave: (url) => location.assign(url),
      goOn: (path) => location.replace(path),
    }),
  )
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  const [needsStrong, setNeedsStrong] = useState(false)
  useEffect(() => {
    setNeedsStrong(arrival.needsStrong)
    // A failed log-in brings back in its query what was handed over.
    const began = new URLSearchParams(location.search).get(returnPathParameter)
    if (began?.includes('kept=')) void loadHandOver().then((handOver) => handOver?.take(began))
    if (arrival.returned) history.replaceState(history.state, '', ownAddress(logInPath, arrival))
    return runInPage(store)
  }, [store, arrival, logInPath])
  return (
    <>
      <LogInScreen
        screen={screen}
        needsStrong={needsStrong}
        strongDrawing={strongDrawing}
        words={words}
        onLogIn={store.logIn}
      />
      <NewLoginNotice words={words} href={newLoginPath} />
    </>
  )
}

/** Who came by themselves, without the hint, is a guest: no one is asked. */
async function learn({ returned, needsStrong, wayBack }: Arrival): Promise<Learnt> {
  const trouble = await learnSession({ withoutHint: returned || wayBack !== undefined })
  // A tab in which someone was signed in already waits for the proof.
  if (returned && needsStrong && $isStrong.get()) announce('signedIn')
  return trouble ? { trouble } : { isSignedIn: $session.get() === 'signedIn', isStrong: $isStrong.get() }
}

/** Ties the store to the page. Returns what unties it. */
function runInPage(store: LogInStore): () => void {
  // Until now styles hid what a person who came back signed in has no use for.
  delete document.documentElement.dataset.returned
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    store.resume()
    if (signedInHint.read()) void store.start()
  }
  addEventListener('pageshow', resume)
  void store.start()
  return () => removeEventListener('pageshow', resume)
}
