import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { customerLoader } from '../../../session/customer-loader.ts'
import { SectionWords } from '../SectionWords.tsx'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import { cardsOf } from '../settings.ts'
import type { PanelProps } from '../settings-props.ts'
import { AlertCards } from './AlertCards.tsx'
import { alertsApi, askAlerts } from './alerts.api.ts'
import { type AlertsWords, alertsMicrocopy } from './alerts.microcopy.ts'
import { createAlertsStore } from './alerts.store.ts'

const alerts = customerLoader(askAlerts)
const alertsStore = createAlertsStore(alerts, alertsApi())

const OwnWords = v.object(v.entriesFromList(alertsMicrocopy, v.string()))

/** Alerts, caps, and how messages come. */
export function AlertsPanel(props: PanelProps) {
  return (
    <SectionWords section="alerts" schema={OwnWords} words={props.words} language={props.language}>
      {(words) => <Alerts words={words} />}
    </SectionWords>
  )
}

function Alerts({ words }: { words: AlertsWords }) {
  const loaded = useStore(alerts.$loaded)
  const change = useStore(alertsStore.$change)
  useEffect(() => void alerts.load(), [])
  // As an operator answers that has none: a try again would bring nothing else.
  if (loaded.name === 'failed' && loaded.failed.kind === 'unknown' && loaded.failed.reason === 'refused')
    return <p>{words['alerts.notOffered']}</p>
  return (
    <SettingsLoaded loaded={loaded} words={words} cards={cardsOf.alerts} onTryAgain={alerts.refresh}>
      {(told, isOff) => (
        <AlertCards
          {...{ told, change, isOff, words }}
          onChange={(alert) => alertsStore.changeAlert(told.phoneNumber, alert)}
          onSave={(messages) => alertsStore.changeMessages(told.phoneNumber, messages)}
        />
      )}
    </SettingsLoaded>
  )
}
