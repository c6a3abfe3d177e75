import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { systemClock } from '../../lib/clock.ts'
import { whileVisible } from '../../lib/while-visible.ts'
import { learnSession } from '../../session/learn-session.ts'
import { $session } from '../../session/session.state.ts'
import { addingErrorPage } from './adding-error-page.ts'
import { RegistrationResultScreen } from './RegistrationResultScreen.tsx'
import { registrationApi } from './registration.api.ts'
import { registrationProgress } from './registration.state.ts'
import type { RegistrationPage } from './registration.ts'
import type { ResultWords } from './registration-result.microcopy.ts'
import {
  createRegistrationResultStore,
  type ResultPage,
  type ResultScreen,
} from './registration-result.store.ts'

interface Props {
  page: ResultPage
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: ResultWords
  pages: Record<RegistrationPage, string>
  flowPath: string
  dashboardPath: string
  logInPath: string
}

const loading: ResultScreen = { name: 'loading' }

/** How a registration went, as the operator says: the same island on its four pages. */
export function RegistrationResult({ page, title, words, pages, flowPath, dashboardPath, logInPath }: Props) {
  const [store] = useState(() =>
    createRegistrationResultStore({
      page,
      api: registrationApi(),
      clock: systemClock,
      progress: registrationProgress,
      show: (next) => location.replace(pages[next]),
      showFlow: () => location.replace(flowPath),
      addingErrorPage,
    }),
  )
  const screen = useStore(store.$screen, { ssr: () => loading })
  const session = useStore($session, { ssr: 'initial' })
  useEffect(() => {
    void learnSession()
    return whileVisible(store)
  }, [store])

  return (
    <RegistrationResultScreen
      screen={screen}
      title={title}
      words={words}
      isGuest={session === 'guest'}
      flowPath={flowPath}
      dashboardPath={dashboardPath}
      logInPath={logInPath}
      onAskAgain={store.start}
    />
  )
}
