import { type FormEvent, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { watchTime } from '../../lib/countdown.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { securityCodeOf } from '../../lib/security-code.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import { useSecondsUntil } from '../../ui/use-seconds-until.ts'
import type { StepProps } from './LeaveExtraScreen.tsx'
import { LeaveProblemNotice } from './LeaveProblemNotice.tsx'
import type { CodeStep } from './leave-extra.store.ts'
import { codeErrorInWords } from './leave-words.ts'
import { StepTitle } from './StepTitle.tsx'

interface Props extends StepProps {
  screen: CodeStep
}

/** The code of the text; it is kept nowhere but in its field. */
export function LeaveCodeForm({ flow, words, store, idPrefix, screen }: Props) {
  const { phoneNumber, restrictedUntil, busy, problem } = screen
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(0)
  const seconds = useSecondsUntil(restrictedUntil)
  const error = codeErrorInWords(problem, words)
  useErrorTitle(error !== undefined, words['document.errorPrefix'])
  const verify = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    void store.verify(code)
  }
  const name = `${idPrefix}securityCode`
  return (
    <form className="form-card" onSubmit={verify} noValidate>
      <StepTitle flow={flow} step="code" words={words} />
      <p>{fill(words['link.codeSent'], { number: formatPhoneNumber(phoneNumber) })}</p>
      {/* Each attempt has a summary of its own, which takes focus. */}
      {error && (
        <ErrorSummary
          key={attempt}
          title={words['errorSummary.title']}
          errors={[{ field: name, message: error }]}
        />
      )}
      <Field
        data-takes-focus
        name={name}
        label={words['link.code']}
        hint={words['link.codeHint']}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(securityCodeOf(target.value))}
        error={error}
      />
      {(problem?.kind === 'told' || problem?.kind === 'failed') && (
        <LeaveProblemNotice problem={problem} words={words} />
      )}
      <Button
        submit
        size="lg"
        isFullWidthOnMobile
        isFullWidthOnTablet
        isFullWidthOnDesktop
        busyLabel={busy === 'verifying' ? words['leave.submitting'] : undefined}
      >
        {words['leave.submit']}
      </Button>
      <div className="leave-ways">
        {seconds > 0 ? (
          <span id="countdown-id" className="countdown" role="timer">
            {fill(words['link.resendIn'], { s: watchTime(seconds) })}
          </span>
        ) : (
          <Button
            type="outline"
            size="sm"
            busyLabel={busy === 'resending' ? words['link.sending'] : undefined}
            onClick={store.resend}
          >
            {words['link.resend']}
          </Button>
        )}
        <Button type="text" size="sm" onClick={() => store.back()}>
          {words['leave.changeDetails']}
        </Button>
      </div>
    </form>
  )
}
