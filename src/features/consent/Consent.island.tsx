import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $consentChoice } from '../../data-layer/consent.state.ts'
import { ConsentBanner } from './ConsentBanner.tsx'
import { ConsentSettings } from './ConsentSettings.tsx'
import styles from './consent.css?url'
import { $consentTexts, $isSaved, loadConsentTexts, saveChoice } from './consent.store.ts'
import { $areSettingsOpen, $isForChat, openConsentSettings } from './consent-settings.state.ts'

/** Asks for consent where there is none, and changes it. Nothing of it is in a page before it is needed. */
export function Consent({ textsUrl }: { textsUrl: string }) {
  const texts = useStore($consentTexts)
  const choice = useStore($consentChoice)
  const areSettingsOpen = useStore($areSettingsOpen)
  const isForChat = useStore($isForChat)
  const isSaved = useStore($isSaved)
  useEffect(() => {
    if (!choice || areSettingsOpen) void loadConsentTexts(textsUrl)
  }, [textsUrl, choice, areSettingsOpen])

  if (!texts) return null
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {/* It stays while the settings are open over it: focus goes back to what opened them. */}
      {!choice && (
        <ConsentBanner texts={texts} onChoose={saveChoice} onSettings={() => openConsentSettings()} />
      )}
      {areSettingsOpen && (
        <ConsentSettings
          texts={texts}
          choice={choice}
          isForChat={isForChat}
          onChoose={saveChoice}
          onClose={() => $areSettingsOpen.set(false)}
        />
      )}
      <p className="sr-only" role="status">
        {isSaved && choice && texts.words['consent.saved']}
      </p>
    </>
  )
}
