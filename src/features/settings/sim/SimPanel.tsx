import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { SectionWords } from '../SectionWords.tsx'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import { settings } from '../settings.store.ts'
import type { PanelProps } from '../settings-props.ts'
import { BlockCard } from './BlockCard.tsx'
import { EsimProfiles } from './EsimProfiles.tsx'
import { RoamingToggle } from './RoamingToggle.tsx'
import { roamingApi } from './roaming.api.ts'
import { createRoamingStore } from './roaming.store.ts'
import { SimSecrets } from './SimSecrets.tsx'
import { type SimWords, simMicrocopy } from './sim.microcopy.ts'

const roamingStore = createRoamingStore(settings, roamingApi())

const OwnWords = v.object(v.entriesFromList(simMicrocopy, v.string()))

/** Roaming, the SIM card's codes, and eSIM profiles. */
export function SimPanel(props: PanelProps) {
  return (
    <SectionWords section="sim" schema={OwnWords} words={props.words} language={props.language}>
      {(words) => <Sim {...props} words={words} />}
    </SectionWords>
  )
}

function Sim({ words, language, esimPath, registrationPath }: PanelProps & { words: SimWords }) {
  const loaded = useStore(settings.$loaded)
  const change = useStore(roamingStore.$change)
  useEffect(() => void settings.load(), [])
  return (
    <div className="settings-panel">
      <SettingsLoaded loaded={loaded} words={words} cards={1} onTryAgain={settings.refresh}>
        {({ roamingStatus, phoneNumber }, isOff) => (
          <RoamingToggle
            status={roamingStatus}
            phoneNumber={phoneNumber}
            change={change}
            isOff={isOff}
            words={words}
            onSwitch={(on) => roamingStore.switchRoaming(phoneNumber, on)}
          />
        )}
      </SettingsLoaded>
      <BlockCard words={words} />
      <SimSecrets words={words} />
      <EsimProfiles
        words={words}
        language={language}
        esimPath={esimPath}
        registrationPath={registrationPath}
      />
    </div>
  )
}
