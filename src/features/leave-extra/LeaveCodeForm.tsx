import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeForm } from '../../ui/CodeForm.tsx'
import { AskProblemNotice } from '../code-by-text/AskProblemNotice.tsx'
import { codeErrorInWords } from '../code-by-text/code-error-in-words.ts'
import type { CodeStep } from './leave-extra.store.ts'
import type { StepProps } from './leave-extra-props.ts'
import { toldInWords } from './leave-words.ts'
import { StepTitle } from './StepTitle.tsx'

interface Props extends StepProps {
  screen: CodeStep
}

export function LeaveCodeForm({ flow, words, store, idPrefix, isOff, screen }: Props) {
  const { phoneNumber, restrictedUntil, busy, problem } = screen
  return (
    <CodeForm
      className="form-card"
      isWide
      isOff={isOff}
      name={`${idPrefix}securityCode`}
      words={{
        label: words['link.code'],
        hint: words['link.codeHint'],
        submit: words['leave.submit'],
        submitting: words['leave.submitting'],
        resend: words['link.resend'],
        resendIn: words['link.resendIn'],
        sending: words['link.sending'],
      }}
      formWords={words}
      error={codeErrorInWords(problem, words, words['leave.LEAVE_REQUEST_NOT_FOUND'])}
      restrictedUntil={restrictedUntil}
      busy={busy}
      onVerify={(code) => void store.verify(code)}
      onResend={() => void store.resend()}
      intro={
        <>
          <StepTitle flow={flow} step="code" words={words} />
          <p>{fill(words['link.codeSent'], { number: formatPhoneNumber(phoneNumber) })}</p>
        </>
      }
      notice={
        (problem?.kind === 'told' || problem?.kind === 'failed') && (
          <AskProblemNotice
            problem={problem}
            words={words}
            toldInWords={(told) => toldInWords(told, words)}
          />
        )
      }
      ways={
        <Button type="text" size="sm" onClick={() => store.back()}>
          {words['leave.changeDetails']}
        </Button>
      }
    />
  )
}
