import { useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeForm } from '../../ui/CodeForm.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { noticeFor } from './after-link.ts'
import type { StepProps } from './registration-props.ts'
import type { CodeProblem, CodeStep } from './registration-screen.ts'
import { codeErrorInWords, toldInWords } from './registration-words.ts'
import { StepHead } from './StepHead.tsx'
import { UnansweredStep } from './UnansweredStep.tsx'

interface Props extends StepProps {
  screen: CodeStep
}

/** The code of the text. After a reload the number has to be typed again, because it is kept nowhere. */
export function CodeStepForm({ screen, ...step }: Props) {
  const { words, content, store, idPrefix } = step
  const { phoneNumber, isDelayed, restrictedUntil, busy, problem } = screen
  const [written, setWritten] = useState('')
  const error = codeErrorInWords(problem, words)
  const field = `${idPrefix}phoneNumber`
  const numberError = problem?.kind === 'number' ? words['registration.numberInvalid'] : undefined
  const sent = words[isDelayed ? 'registration.smsRetryDelay' : 'registration.codeSent']
  return (
    <CodeForm
      className="form-card"
      isWide
      name={`${idPrefix}securityCode`}
      words={{
        ...content.fields.securityCode,
        submit: words['registration.verify'],
        submitting: words['registration.verifying'],
        resend: content.sendAgain,
        resendIn: words['link.resendIn'],
        sending: words['link.sending'],
      }}
      formWords={words}
      error={error}
      otherErrors={numberError === undefined ? [] : [{ field, message: numberError }]}
      restrictedUntil={restrictedUntil}
      busy={busy}
      onVerify={(code) => void store.verify(code, written)}
      onResend={() => void store.resend(written)}
      intro={
        <>
          <StepHead flow="link" step="code" words={words}>
            {words['registration.code']}
          </StepHead>
          <p>
            {phoneNumber
              ? fill(sent, { number: formatPhoneNumber(phoneNumber) })
              : words['registration.codeResumed']}
          </p>
        </>
      }
      fields={
        phoneNumber ? undefined : (
          <PhoneField
            name={field}
            {...content.fields.phoneNumber}
            value={written}
            onWrite={setWritten}
            error={numberError}
          />
        )
      }
      notice={error === undefined && problem && <CodeNotice problem={problem} {...step} />}
      ways={
        <Button type="text" size="sm" onClick={store.restart}>
          {words['registration.otherNumber']}
        </Button>
      }
    />
  )
}

function CodeNotice({ problem, words, paths, here }: { problem: CodeProblem } & StepProps) {
  switch (problem.kind) {
    case 'missing':
    case 'number':
      return null
    case 'failed':
      return <UnansweredStep failed={problem.failed} words={words} paths={paths} here={here} />
    case 'told': {
      const notice = noticeFor(problem.told)
      return (
        <Notification type="warning" title={notice && words[`registration.${notice}`]}>
          <p>
            <TextWithPhones text={toldInWords(problem, words)} />
          </p>
        </Notification>
      )
    }
  }
}
