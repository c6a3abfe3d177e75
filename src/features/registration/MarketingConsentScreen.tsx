import { useState } from 'react'
import type { GivenConsent } from '../../operator/contract/declaration-consents.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import type { MarketingConsentWords } from './marketing-consent.microcopy.ts'
import type { ConsentScreen, Consents } from './marketing-consent.store.ts'
import { Unanswered } from './Unanswered.tsx'

interface Props {
  words: MarketingConsentWords
  screen: ConsentScreen
  onSubmit: (consents: Consents) => void
  /** Begins the fields' ids, which are unique in a page. */
  idPrefix: string
}

export function MarketingConsentScreen({ words, screen, ...form }: Props) {
  switch (screen.name) {
    case 'loading':
    case 'leaving':
      return (
        <div className="form-card registration-wait">
          <Spinner
            label={words[screen.name === 'loading' ? 'registration.loading' : 'registration.consentSaving']}
          />
        </div>
      )
    case 'nothing':
      return (
        <Notification type="info" title={words['registration.consentNothing']}>
          <p>{words['registration.consentNothingText']}</p>
        </Notification>
      )
    case 'form':
      return <ConsentForm words={words} screen={screen} {...form} />
  }
}

/** Both are answered, none is chosen beforehand, and refusing is as easy as accepting. */
function ConsentForm({
  words,
  screen,
  onSubmit,
  idPrefix,
}: Props & { screen: Extract<ConsentScreen, { name: 'form' }> }) {
  const { problem, isAsking } = screen
  const [consents, setConsents] = useState<Consents>({ sms: undefined, phone: undefined })
  const missing = problem?.kind === 'missing' ? problem.fields : []
  const errorAt = (field: keyof Consents) =>
    missing.includes(field) ? words['registration.consentMissing'] : undefined
  const choices: { value: GivenConsent; label: string }[] = [
    { value: 'ACCEPTED', label: words['registration.consentYes'] },
    { value: 'REJECTED', label: words['registration.consentNo'] },
  ]
  return (
    <Form
      errors={missing.map((field) => ({
        field: idPrefix + field,
        message: `${words[labels[field]]}: ${words['registration.consentMissing']}`,
      }))}
      words={words}
      onSubmit={() => onSubmit(consents)}
    >
      {(['sms', 'phone'] as const).map((field) => (
        <ChoiceCards
          key={field}
          name={idPrefix + field}
          legend={words[labels[field]]}
          choices={choices}
          value={consents[field]}
          onChange={(value) => setConsents({ ...consents, [field]: value })}
          error={errorAt(field)}
        />
      ))}
      {problem?.kind === 'notProvided' && (
        <Notification type="error" title={words['registration.consentNotProvided']}>
          <p>
            <TextWithPhones text={words['registration.consentNotProvidedText']} />
          </p>
        </Notification>
      )}
      {problem?.kind === 'failed' && (
        <UntilOnline failure={problem.failed}>
          <Unanswered failed={problem.failed} words={words} />
        </UntilOnline>
      )}
      <Button submit isWide busyLabel={isAsking ? words['registration.consentSaving'] : undefined}>
        {words['registration.consentSubmit']}
      </Button>
    </Form>
  )
}

const labels = { sms: 'registration.consentSms', phone: 'registration.consentPhone' } as const
