import { useId } from 'react'
import { TextWithPhones } from '../../../ui/TextWithPhones.tsx'
import type { Change } from '../change.ts'
import { AlertRow } from './AlertRow.tsx'
import type { AlertsWords } from './alerts.microcopy.ts'
import { type KnownAlert, offeredIn } from './alerts.ts'
import { MessagesForm } from './MessagesForm.tsx'

interface Props extends Omit<Parameters<typeof MessagesForm>[0], 'onSave'> {
  onChange: (alert: KnownAlert) => void
  onSave: Parameters<typeof MessagesForm>[0]['onSave']
}

/** What the operator offers; of what it doesn't there is no card. */
export function AlertCards({ told, change, isOff, words, onChange, onSave }: Props) {
  const offered = offeredIn(told)
  const shown = { change, isOff, words, onChange }
  return (
    <div className="settings-panel">
      <AlertsCard
        {...shown}
        title={words['alerts.title']}
        text={words['alerts.intro']}
        alerts={offered.alerts}
        others={offered.hasOthers ? words['alerts.others'] : undefined}
      />
      <AlertsCard
        {...shown}
        title={words['alerts.caps']}
        text={words['alerts.capsText']}
        alerts={offered.caps}
      />
      <MessagesForm {...{ told, change, isOff, words, onSave }} />
    </div>
  )
}

interface CardProps {
  title: string
  text: string
  alerts: readonly KnownAlert[]
  /** What is said of those that this site has no words for. */
  others?: string | undefined
  change: Change
  isOff: boolean
  words: AlertsWords
  onChange: (alert: KnownAlert) => void
}

function AlertsCard({ title, text, alerts, others, ...shown }: CardProps) {
  const titleId = useId()
  if (alerts.length === 0 && !others) return null
  return (
    <section className="settings-card" aria-labelledby={titleId}>
      <div className="grid gap-1">
        <h3 id={titleId} className="text-h3">
          {title}
        </h3>
        <p>{text}</p>
      </div>
      {alerts.length > 0 && (
        <ul className="settings-list">
          {alerts.map((alert) => (
            <AlertRow key={alert.kind} alert={alert} {...shown} />
          ))}
        </ul>
      )}
      {others && (
        <p>
          <TextWithPhones text={others} />
        </p>
      )}
    </section>
  )
}
