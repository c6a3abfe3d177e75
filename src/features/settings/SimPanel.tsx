import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { EsimProfiles } from './EsimProfiles.tsx'
import { RoamingToggle } from './RoamingToggle.tsx'
import type { PanelProps } from './Settings.island.tsx'
import { SettingsLoaded } from './SettingsLoaded.tsx'
import { SimSecrets } from './SimSecrets.tsx'
import { settings, settingsStore } from './settings-page.store.ts'

/** Roaming, the SIM card's codes, and eSIM profiles. */
export function SimPanel({ words, language }: PanelProps) {
  const loaded = useStore(settings.$loaded)
  const change = useStore(settingsStore.$change)
  useEffect(() => void settings.load(), [])
  return (
    <div className="settings-panel">
      <SettingsLoaded loaded={loaded} words={words} language={language} onTryAgain={settings.refresh}>
        {({ roamingStatus }) => (
          <RoamingToggle
            status={roamingStatus}
            change={change}
            words={words}
            onSwitch={settingsStore.switchRoaming}
          />
        )}
      </SettingsLoaded>
      <SimSecrets words={words} />
      <EsimProfiles words={words} language={language} />
    </div>
  )
}
