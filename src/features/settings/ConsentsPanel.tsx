import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Consent } from './Consent.tsx'
import type { PanelProps } from './Settings.island.tsx'
import { SettingsLoaded } from './SettingsLoaded.tsx'
import { settings, settingsStore } from './settings-page.store.ts'

/** Whether the operator may send offers, by text and by call. */
export function ConsentsPanel({ words, language }: PanelProps) {
  const loaded = useStore(settings.$loaded)
  const change = useStore(settingsStore.$change)
  useEffect(() => void settings.load(), [])
  return (
    <div className="settings-panel">
      <p className="max-w-prose">{words['settings.consentsIntro']}</p>
      <SettingsLoaded loaded={loaded} words={words} language={language} onTryAgain={settings.refresh}>
        {({ consents }) => (
          <div className="settings-pair">
            <Consent
              type="SMS_MARKETING"
              value={consents.smsMarketingConsent}
              consents={consents}
              change={change}
              words={words}
              onDecide={settingsStore.decideConsent}
            />
            <Consent
              type="PHONE_MARKETING"
              value={consents.phoneMarketingConsent}
              consents={consents}
              change={change}
              words={words}
              onDecide={settingsStore.decideConsent}
            />
          </div>
        )}
      </SettingsLoaded>
    </div>
  )
}
