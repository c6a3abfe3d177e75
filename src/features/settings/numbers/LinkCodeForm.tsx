import { fill } from '../../../i18n/fill.ts'
import { formatPhoneNumber } from '../../../lib/phone-number.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeForm } from '../../../ui/CodeForm.tsx'
import { linkWords } from '../../numbers/link-words.ts'
import { LinkProblemNotice } from './LinkProblemNotice.tsx'
import type { CodeStep } from './link.store.ts'
import type { NumbersWords } from './numbers.microcopy.ts'

interface Props {
  link: CodeStep
  words: NumbersWords
  isOff: boolean
  onVerify: (code: string) => void
  onResend: () => void
  onRestart: () => void
}

export function LinkCodeForm({ link, words, isOff, onVerify, onResend, onRestart }: Props) {
  const { phoneNumber, restrictedUntil, busy, problem } = link
  const error = errorOf(link, words)
  return (
    <CodeForm
      className="grid gap-gap"
      name="securityCode"
      words={{
        label: words['link.code'],
        hint: words['link.codeHint'],
        submit: words['link.verify'],
        submitting: words['link.verifying'],
        resend: words['link.resend'],
        resendIn: words['link.resendIn'],
        sending: words['link.sending'],
      }}
      formWords={words}
      error={error}
      restrictedUntil={restrictedUntil}
      busy={busy}
      isOff={isOff}
      onVerify={onVerify}
      onResend={onResend}
      intro={<p>{fill(words['link.codeSent'], { number: formatPhoneNumber(phoneNumber) })}</p>}
      notice={error === undefined && <LinkProblemNotice problem={problem} words={words} />}
      ways={
        <Button type="text" size="sm" onClick={onRestart}>
          {words['link.otherNumber']}
        </Button>
      }
    />
  )
}

/** What is wrong with the code itself is at its field. */
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
