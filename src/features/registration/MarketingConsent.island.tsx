import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { intentUnder } from '../../operator/client/intent.ts'
import { learnSession } from '../../session/learn-session.ts'
import { addingErrorPage } from './adding-error-page.ts'
import { MarketingConsentScreen } from './MarketingConsentScreen.tsx'
import type { MarketingConsentWords } from './marketing-consent.microcopy.ts'
import { type ConsentScreen, createMarketingConsentStore } from './marketing-consent.store.ts'
import { registrationApi } from './registration.api.ts'
import { registrationProgress } from './registration.state.ts'
import type { RegistrationPage } from './registration.ts'

interface Props {
  words: MarketingConsentWords
  pages: Record<RegistrationPage, string>
  flowPath: string
}

const loading: ConsentScreen = { name: 'loading' }

/** The marketing-consent step of an activation. */
export function MarketingConsent({ words, pages, flowPath }: Props) {
  const [store] = useState(() =>
    createMarketingConsentStore({
      api: registrationApi(),
      intent: intentUnder('registration-intent'),
      progress: registrationProgress,
      show: (page) => location.assign(pages[page]),
      showFlow: () => location.assign(flowPath),
      addingErrorPage,
    }),
  )
  const screen = useStore(store.$screen, { ssr: () => loading })
  useEffect(() => {
    void learnSession()
    store.start()
  }, [store])
  // Where there is something to answer, the page's other ways are out of place.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-result-told', screen.name !== 'nothing')
  }, [screen])
  return <MarketingConsentScreen words={words} screen={screen} onSubmit={store.submit} idPrefix="" />
}
