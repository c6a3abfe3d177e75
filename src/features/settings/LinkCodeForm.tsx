import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Countdown, useSecondsUntil } from './Countdown.tsx'
import { LinkProblemNotice } from './LinkProblemNotice.tsx'
import type { CodeStep } from './link.store.ts'
import { codeOf } from './link.ts'
import { linkWords } from './link-words.ts'
import type { SettingsWords } from './Settings.island.tsx'

interface Props {
  link: CodeStep
  words: SettingsWords
  onVerify: (code: string) => void
  onResend: () => void
  onRestart: () => void
}

/** The code of the text; it is kept nowhere but in its field. */
export function LinkCodeForm({ link, words, onVerify, onResend, onRestart }: Props) {
  const { phoneNumber, restrictedUntil, busy, problem } = link
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const seconds = useSecondsUntil(restrictedUntil)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (problem) field.current?.select()
  }, [problem])
  const verify = (event: FormEvent) => {
    event.preventDefault()
    onVerify(code)
  }
  return (
    <form className="grid gap-gap" onSubmit={verify} noValidate>
      <p>{fill(words['link.codeSent'], { number: formatPhoneNumber(phoneNumber) })}</p>
      <Field
        ref={field}
        name="securityCode"
        label={words['link.code']}
        hint={words['link.codeHint']}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(codeOf(target.value))}
        error={errorOf(link, words)}
      />
      {!errorOf(link, words) && <LinkProblemNotice problem={problem} words={words} />}
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
function errorOf({ problem }: CodeStep, words: SettingsWords): string | undefined {
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
