import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { fill } from '../../../i18n/fill.ts'
import { formatPhoneNumber } from '../../../lib/phone-number.ts'
import { SectionWords } from '../SectionWords.tsx'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import { settings } from '../settings.store.ts'
import type { PanelProps } from '../settings-props.ts'
import { Consent } from './Consent.tsx'
import { consentsApi } from './consents.api.ts'
import { type ConsentsWords, consentsMicrocopy } from './consents.microcopy.ts'
import { createConsentsStore } from './consents.store.ts'

const consentsStore = createConsentsStore(settings, consentsApi())

const OwnWords = v.object(v.entriesFromList(consentsMicrocopy, v.string()))

/** Whether the operator may send offers, by text and by call. */
export function ConsentsPanel(props: PanelProps) {
  return (
    <SectionWords section="consents" schema={OwnWords} words={props.words} language={props.language}>
      {(words) => <Consents {...props} words={words} />}
    </SectionWords>
  )
}

function Consents({ words }: PanelProps & { words: ConsentsWords }) {
  const loaded = useStore(settings.$loaded)
  const change = useStore(consentsStore.$change)
  useEffect(() => void settings.load(), [])
  return (
    <div className="grid gap-gap">
      <p className="max-w-prose">{words['settings.consentsIntro']}</p>
      <SettingsLoaded loaded={loaded} words={words} cards={2} onTryAgain={settings.refresh}>
        {({ consents, phoneNumber }, isOff) => (
          <div className="settings-panel">
            <p>{fill(words['settings.forNumber'], { number: formatPhoneNumber(phoneNumber) })}</p>
            <Consent
              type="SMS_MARKETING"
              value={consents.smsMarketingConsent}
              consents={consents}
              change={change}
              isOff={isOff}
              words={words}
              onDecide={(type, acceptance) => consentsStore.decideConsent(phoneNumber, type, acceptance)}
            />
            <Consent
              type="PHONE_MARKETING"
              value={consents.phoneMarketingConsent}
              consents={consents}
              change={change}
              isOff={isOff}
              words={words}
              onDecide={(type, acceptance) => consentsStore.decideConsent(phoneNumber, type, acceptance)}
            />
          </div>
        )}
      </SettingsLoaded>
    </div>
  )
}
