import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { systemClock } from '../../lib/clock.ts'
import { whileVisible } from '../../lib/while-visible.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import { learnSession } from '../../session/learn-session.ts'
import { addingErrorPage } from './adding-error-page.ts'
import { RegistrationScreen, type RegistrationWords } from './RegistrationScreen.tsx'
import { customerApi, registrationApi } from './registration.api.ts'
import { registrationProgress } from './registration.state.ts'
import { createRegistrationStore, type Screen } from './registration.store.ts'
import type { RegistrationPage } from './registration.ts'
import type { RegistrationContent, RegistrationPaths } from './registration-content.ts'

interface Props {
  words: RegistrationWords
  language: Language
  content: RegistrationContent
  paths: RegistrationPaths
  /** This page's own path. */
  here: string
  pages: Record<RegistrationPage, string>
}

/** Most who come begin, so the first step stands in the page before script does. */
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
      afterLink: () =>
        // The page has said that it went well; only its bar is older.
        void import('./customer.api.ts').then(
          ({ refreshAccount }) => refreshAccount(),
          () => undefined,
        ),
    }),
  )
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  useEffect(() => {
    void learnSession()
    return whileVisible(store)
  }, [store])
  return (
    <RegistrationScreen
      words={words}
      language={language}
      content={content}
      paths={paths}
      here={here}
      screen={screen}
      store={store}
      idPrefix=""
    />
  )
}
