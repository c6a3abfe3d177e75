import { type FormEvent, useEffect, useState } from 'react'
import { formatPhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import { NumberNotice } from './NumberNotice.tsx'
import { opens } from './opens.ts'
import type { StepProps } from './RegistrationScreen.tsx'
import type { Screen } from './registration.store.ts'
import { numberErrorInWords } from './registration-words.ts'
import { StepHead } from './StepHead.tsx'

interface Props extends StepProps {
  screen: Extract<Screen, { name: 'number' }>
}

/** Which number it is about. It is kept nowhere but in its field. */
export function NumberForm({ screen, ...step }: Props) {
  const { words, content, store, idPrefix } = step
  const { problem, isAsking, restrictedUntil } = screen
  const [written, setWritten] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [isReady, setReady] = useState(false)
  const error = numberErrorInWords(problem, words)
  const isYours = problem?.kind === 'told' && problem.told.kind === 'alreadyLinkedToSameAccount'
  const name = `${idPrefix}phoneNumber`
  useErrorTitle(error !== undefined, words['document.errorPrefix'])
  useEffect(() => {
    setReady(true)
    // What was typed before script ran.
    const field = document.getElementById(name)
    if (field instanceof HTMLInputElement && field.value) setWritten(field.value)
  }, [name])
  useEffect(() => {
    const dialog = isYours && document.getElementById(content.modals.numberAlreadyAdded)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [isYours, content])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    void store.submitNumber(written)
  }
  return (
    // Until script runs the browser itself asks for what is missing, and a form of this method goes nowhere.
    <form className="form-card" method="dialog" onSubmit={submit} noValidate={isReady}>
      <StepHead flow="declare" step="number" words={words}>
        {words['registration.number']}
      </StepHead>
      {/* Each attempt has a summary of its own, which takes focus. */}
      {error && (
        <ErrorSummary
          key={attempt}
          title={words['errorSummary.title']}
          errors={[{ field: name, message: error }]}
        />
      )}
      <Field
        name={name}
        label={content.fields.phoneNumber.label}
        hint={content.fields.phoneNumber.hint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={() => {
          const number = parsePhoneNumber(written)
          if (number) setWritten(formatPhoneNumber(number))
        }}
        error={error}
        required
      />
      {!error && problem && <NumberNotice problem={problem} {...step} />}
      {restrictedUntil && (
        <Countdown
          until={restrictedUntil}
          text={words['link.tryAgainIn']}
          ended={words['link.tryAgainNow']}
        />
      )}
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
        <Button type="text" size="sm" {...opens(content.modals.whereToFindNumber)}>
          {words['registration.whereNumber']}
        </Button>
      </div>
    </form>
  )
}
