import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { whileVisible } from '../../lib/while-visible.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { learnSession } from '../../session/learn-session.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { later } from '../../ui/later.tsx'
import { addingErrorPage } from './adding-error-page.ts'
import { FirstStep, isFirstScreen } from './FirstStep.tsx'
import { customerApi, registrationApi } from './registration.api.ts'
import type { FirstWords } from './registration.microcopy.ts'
import { registrationProgress } from './registration.state.ts'
import { createRegistrationStore } from './registration.store.ts'
import type { RegistrationPage } from './registration.ts'
import type { RegistrationContent, RegistrationPaths } from './registration-content.ts'
import type { Screen } from './registration-screen.ts'

interface Props {
  words: FirstWords
  language: Language
  content: RegistrationContent
  paths: RegistrationPaths
  /** This page's own path. */
  here: string
  pages: Record<RegistrationPage, string>
}

/** A user who continues needs more than who only looks. */
const LaterSteps = later(async () => (await import('./LaterSteps.tsx')).LaterSteps)

/** Most who come begin, so the first step is in the page before script does. */
const firstScreen: Screen = { name: 'number', isAsking: false }

/** Activating a number, or adding one that works: its steps, and the pages that they lead to. */
export function Registration({ words, language, content, paths, here, pages }: Props) {
  const [store] = useState(() =>
    createRegistrationStore({
      language,
      here,
      api: registrationApi(),
      customer: customerApi(),
      intent: intentUnder('registration-intent'),
      clock: systemClock,
      progress: registrationProgress,
      show: (page) => location.assign(pages[page]),
      leave: (url) => location.assign(url),
      addingErrorPage,
    }),
  )
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  useEffect(() => {
    void learnSession()
    return whileVisible(store)
  }, [store])
  const typed = useRef('')
  const step = { words, language, content, paths, here, store, idPrefix: '', typed }
  return isFirstScreen(screen) ? (
    <FirstStep {...step} screen={screen} />
  ) : (
    <div className="is-begun">
      <LatePart
        loadingLabel={words['registration.asking']}
        failed={words['trouble.partNotLoaded']}
        tryAgain={words['registration.tryAgain']}
      >
        <LaterSteps {...step} screen={screen} />
      </LatePart>
    </div>
  )
}
