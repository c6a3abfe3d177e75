import { type ReactNode, useEffect, useRef, useState } from 'react'
import { securityCodeOf } from '../lib/security-code.ts'
import { Button } from './Button.tsx'
import { Countdown } from './Countdown.tsx'
import type { FieldProblem } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { Form } from './Form.tsx'
import type { FormWords } from './form.microcopy.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface Props {
  /** The code field's name and id. */
  name: string
  words: {
    label: string
    hint?: string | undefined
    placeholder?: string | undefined
    tooltip?: string | undefined
    submit: string
    submitting: string
    resend: string
    /** With `{s}` for the time that is left. */
    resendIn: string
    sending: string
  }
  formWords: FormWords
  /** What is wrong with the code. */
  error: string | undefined
  /** What is wrong with the fields before it, by their names. */
  otherErrors?: readonly FieldProblem[]
  /** Another text may be sent from then on, UTC milliseconds; null at once. */
  restrictedUntil: number | null
  busy: 'verifying' | 'resending' | undefined
  onVerify: (code: string) => void
  onResend: () => void
  className: string
  isWide?: boolean
  /** Without a connection nothing can be sent. */
  isOff?: boolean | undefined
  /** Where the code went. */
  intro: ReactNode
  fields?: ReactNode
  notice: ReactNode
  /** Other ways on than the code. */
  ways: ReactNode
}

/** The code of a text: pasted, filled in by the phone or typed, and kept nowhere but in its field. Another one may be sent after a while. */
export function CodeForm({
  name,
  words,
  formWords,
  error,
  otherErrors = [],
  restrictedUntil,
  busy,
  onVerify,
  onResend,
  className,
  isWide,
  isOff,
  intro,
  fields,
  notice,
  ways,
}: Props) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const hasFieldsBefore = fields !== undefined
  useEffect(() => {
    if (!hasFieldsBefore) field.current?.focus()
  }, [hasFieldsBefore])
  const seconds = useSecondsUntil(restrictedUntil)
  const errors = error === undefined ? otherErrors : [...otherErrors, { field: name, message: error }]
  return (
    <Form
      className={className}
      head={intro}
      errors={errors}
      words={formWords}
      onSubmit={() => onVerify(code)}
    >
      {fields}
      <Field
        ref={field}
        name={name}
        label={words.label}
        hint={words.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(securityCodeOf(target.value))}
        error={error}
      />
      {notice}
      <Button
        submit
        isOff={isOff}
        isWide={isWide}
        isFullWidthOnMobile
        busyLabel={busy === 'verifying' ? words.submitting : undefined}
      >
        {words.submit}
      </Button>
      <div className="form-ways">
        {seconds > 0 && restrictedUntil ? (
          <Countdown until={restrictedUntil} text={words.resendIn} />
        ) : (
          <Button
            type="outline"
            size="sm"
            isOff={isOff}
            busyLabel={busy === 'resending' ? words.sending : undefined}
            onClick={onResend}
          >
            {words.resend}
          </Button>
        )}
        {ways}
      </div>
    </Form>
  )
}
