import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { securityCodeOf } from '../../lib/security-code.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import { useSecondsUntil } from '../../ui/use-seconds-until.ts'
import { Countdown } from './Countdown.tsx'
import { LinkProblemNotice } from './LinkProblemNotice.tsx'
import type { CodeStep } from './link.store.ts'
import { linkWords } from './link-words.ts'
import type { NumbersWords } from './NumbersPanel.tsx'

interface Props {
  link: CodeStep
  words: NumbersWords
  onVerify: (code: string) => void
  onResend: () => void
  onRestart: () => void
}

/** The code of the text; it is kept nowhere but in its field. */
export function LinkCodeForm({ link, words, onVerify, onResend, onRestart }: Props) {
  const { phoneNumber, restrictedUntil, busy, problem } = link
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const seconds = useSecondsUntil(restrictedUntil)
  useEffect(() => field.current?.focus(), [])
  const error = errorOf(link, words)
  useErrorTitle(error !== undefined, words['document.errorPrefix'])
  const verify = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    onVerify(code)
  }
  return (
    <form className="grid gap-gap" onSubmit={verify} noValidate>
      <p>{fill(words['link.codeSent'], { number: formatPhoneNumber(phoneNumber) })}</p>
      {/* Each attempt has a summary of its own, which takes focus. */}
      {error && (
        <ErrorSummary
          key={attempt}
          title={words['errorSummary.title']}
          errors={[{ field: 'securityCode', message: error }]}
        />
      )}
      <Field
        ref={field}
        name="securityCode"
        label={words['link.code']}
        hint={words['link.codeHint']}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(securityCodeOf(target.value))}
        error={error}
      />
      {!error && <LinkProblemNotice problem={problem} words={words} />}
      <div className="settings-actions">
        <Button
          submit
          isFullWidthOnMobile
          busyLabel={busy === 'verifying' ? words['link.verifying'] : undefined}
        >
          {words['link.verify']}
        </Button>
        {seconds > 0 && restrictedUntil ? (
          <Countdown until={restrictedUntil} text={words['link.resendIn']} />
        ) : (
          <Button
            type="outline"
            size="sm"
            busyLabel={busy === 'resending' ? words['link.sending'] : undefined}
            onClick={onResend}
          >
            {words['link.resend']}
          </Button>
        )}
        <Button type="text" size="sm" onClick={onRestart}>
          {words['link.otherNumber']}
        </Button>
      </div>
    </form>
  )
}

/** What is wrong with the code itself stands at its field. */
function errorOf({ problem }: CodeStep, words: NumbersWords): string | undefined {
  if (problem?.kind === 'missing') return words['link.codeMissing']
  if (problem?.kind !== 'told') return undefined
  switch (problem.told.kind) {
    case 'invalidVerificationCode':
    case 'verificationCodeExpired':
      return linkWords(problem.told, problem.attemptsLeft, words)
    default:
      return undefined
  }
}
