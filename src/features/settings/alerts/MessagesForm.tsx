import { type FormEvent, useId, useState } from 'react'
import type { Alerts } from '../../../operator/client/alerts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextWithPhones } from '../../../ui/TextWithPhones.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import type { AlertsWords } from './alerts.microcopy.ts'
import { type Messages, messagesOf, quietFrom, quietUntil, usualNight } from './alerts.ts'
import { HourChoice } from './HourChoice.tsx'

interface Props {
  told: Alerts
  change: Change
  isOff: boolean
  words: AlertsWords
  onSave: (
    messages: { [Key in keyof Messages]: NonNullable<Messages[Key]> | Extract<Messages[Key], null> },
  ) => void
}

/** How messages come: in which language, by text or e-mail, and when not. */
export function MessagesForm({ told, change, isOff, words, onSave }: Props) {
  const id = useId()
  const [messages, setMessages] = useState(() => messagesOf(told))
  const [isUnfinished, setUnfinished] = useState(false)
  const { language, channel, quietHours } = messages
  // Open where there is something to choose; after that it stays as the person left it.
  const [wasUnset] = useState(!language || !channel)
  const channels = told.channels.filter((one) => one !== 'unknown')
  const save = (event: FormEvent) => {
    event.preventDefault()
    setUnfinished(!language || !channel)
    if (language && channel) onSave({ language, channel, quietHours })
  }
  const missing = (value: string | undefined) => (isUnfinished && !value ? words['alerts.choose'] : undefined)
  if (channels.length === 0)
    return (
      <section className="settings-card" aria-labelledby={id}>
        <h3 id={id} className="text-h3">
          {words['alerts.messages']}
        </h3>
        <p>
          <TextWithPhones text={words['alerts.otherWays']} />
        </p>
      </section>
    )
  return (
    <form className="settings-card messages-form" onSubmit={save} noValidate aria-labelledby={id}>
      <details className="alert" open={wasUnset}>
        <summary>
          <h3 id={id} className="text-h3">
            {words['alerts.messages']}
          </h3>
          <Icon name="chevron-down" size="sm" />
          <span>{messagesInWords(messagesOf(told), words)}</span>
        </summary>
        <div className="settings-card-rest">
          <ChoiceCards<'LT' | 'EN' | 'RU'>
            name={`${id}-language`}
            legend={words['alerts.language']}
            choices={[
              { value: 'LT', label: words['alerts.LT'] },
              { value: 'EN', label: words['alerts.EN'] },
              { value: 'RU', label: words['alerts.RU'] },
            ]}
            value={language}
            error={missing(language)}
            isOff={isOff}
            onChange={(value) => setMessages({ ...messages, language: value })}
          />
          <ChoiceCards<'TEXT' | 'EMAIL'>
            name={`${id}-channel`}
            legend={words['alerts.channel']}
            choices={channels.map((value) => ({ value, label: words[`alerts.${value}`] }))}
            value={channel}
            error={missing(channel)}
            isOff={isOff}
            onChange={(value) => setMessages({ ...messages, channel: value })}
          />
          <Checkbox
            name={`${id}-quiet`}
            label={words['alerts.quiet']}
            checked={quietHours !== null}
            onChange={({ target }) =>
              setMessages({ ...messages, quietHours: target.checked ? usualNight : null })
            }
          />
          {quietHours && (
            <>
              <div className="quiet-hours">
                <HourChoice
                  label={words['alerts.from']}
                  value={quietHours.from}
                  onChange={(hour) => setMessages({ ...messages, quietHours: quietFrom(quietHours, hour) })}
                />
                <HourChoice
                  label={words['alerts.until']}
                  value={quietHours.until}
                  onChange={(hour) => setMessages({ ...messages, quietHours: quietUntil(quietHours, hour) })}
                />
              </div>
              <p className="field-hint">{words['alerts.quietText']}</p>
            </>
          )}
          <div className="settings-actions">
            <Button
              submit
              isFullWidthOnMobile
              isOff={isOff}
              busyLabel={isSaving(change, 'messages') ? words['settings.saving'] : undefined}
            >
              {words['settings.save']}
            </Button>
            <ChangeNotice change={change} targets={['messages']} words={words} />
          </div>
        </div>
      </details>
    </form>
  )
}

/** What is saved, in one line. */
const messagesInWords = ({ language, channel, quietHours }: Messages, words: AlertsWords) =>
  [
    language && words[`alerts.${language}`],
    channel && words[`alerts.${channel}`],
    quietHours && `${words['alerts.quietShort']} ${quietHours.from}:00–${quietHours.until}:00`,
  ]
    .filter(Boolean)
    .join(' · ')
