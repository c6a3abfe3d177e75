import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { formatPhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import type { FirstWords } from './FirstStep.tsx'
import { opens } from './opens.ts'
import type { RegistrationStore } from './registration.store.ts'
import type { RegistrationContent } from './registration-content.ts'
import { StepHead } from './StepHead.tsx'

interface Props {
  words: FirstWords
  content: Pick<RegistrationContent, 'fields' | 'goOn' | 'modals'>
  store: Pick<RegistrationStore, 'submitNumber'>
  idPrefix: string
  isAsking: boolean
  /** What is wrong with the number as it stands in its field. */
  error: string | undefined
  /** Why it goes no further. */
  notice: ReactNode
  /** The account has it already. */
  isYours: boolean
  /** What was told passes then, UTC milliseconds. */
  restrictedUntil: number | null | undefined
  /** What was typed so far, in memory only: it outlives this form. */
  typed: { current: string }
  isFirst: boolean
}

/** Which number it is about. */
export function NumberForm({
  words,
  content,
  store,
  idPrefix,
  isAsking,
  error,
  notice,
  isYours,
  restrictedUntil,
  typed,
  isFirst,
}: Props) {
  const [written, setWritten] = useState(typed.current)
  const [attempt, setAttempt] = useState(0)
  const [isReady, setReady] = useState(false)
  const name = `${idPrefix}phoneNumber`
  useErrorTitle(error !== undefined, words['document.errorPrefix'])
  useEffect(() => {
    typed.current = written
  }, [typed, written])
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
      <StepHead flow="declare" step="number" words={words} isFirst={isFirst}>
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
      {!error && notice}
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
