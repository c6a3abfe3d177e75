import { type FormEvent, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import { opens } from './opens.ts'
import { Picture } from './Picture.tsx'
import type { StepProps } from './RegistrationScreen.tsx'
import type { PukStep } from './registration.store.ts'
import { pukErrorInWords } from './registration-words.ts'
import { StepHead } from './StepHead.tsx'
import { Unanswered } from './Unanswered.tsx'

interface Props extends StepProps {
  screen: PukStep
}

/** The PUK, with a picture of where it is. It is kept nowhere but in its field. */
export function PukForm({ screen, words, content, store, idPrefix }: Props) {
  const { phoneNumber, attemptsLeft, isAsking, problem } = screen
  const [written, setWritten] = useState('')
  const [attempt, setAttempt] = useState(0)
  const error = pukErrorInWords(screen, words)
  const name = `${idPrefix}pukCode`
  useErrorTitle(error !== undefined, words['document.errorPrefix'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    void store.submitPuk(written)
  }
  return (
    <form className="form-card" onSubmit={submit} noValidate>
      <StepHead flow="declare" step="puk" words={words}>
        {words['registration.puk']}
      </StepHead>
      {/* Each attempt has a summary of its own, which takes focus. */}
      {error && (
        <ErrorSummary
          key={attempt}
          title={words['errorSummary.title']}
          errors={[{ field: name, message: error }]}
        />
      )}
      <Picture drawing={content.pictures.puk} />
      <p>
        {phoneNumber
          ? fill(words['registration.pukText'], { number: formatPhoneNumber(phoneNumber) })
          : words['registration.pukTextUnknown']}
      </p>
      {attemptsLeft === 1 && (
        <Notification type="warning" title={words['registration.lastTry']}>
          <p>{words['registration.lastTryText']}</p>
        </Notification>
      )}
      <Field
        name={name}
        label={content.fields.pukCode.label}
        hint={content.fields.pukCode.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        error={error}
        required
      />
      <Unanswered failed={problem?.kind === 'failed' ? problem.failed : undefined} words={words} />
      <Button
        submit
        size="lg"
        isFullWidthOnMobile
        isFullWidthOnTablet
        isFullWidthOnDesktop
        busyLabel={isAsking ? words['registration.asking'] : undefined}
      >
        {content.goOn}
      </Button>
      <div className="form-ways">
        <Button type="text" size="sm" {...opens(content.modals.whereToFindPuk)}>
          {words['registration.wherePuk']}
        </Button>
        <Button type="text" size="sm" onClick={store.restart}>
          {words['registration.otherNumber']}
        </Button>
      </div>
    </form>
  )
}
