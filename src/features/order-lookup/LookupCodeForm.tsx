import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeForm } from '../../ui/CodeForm.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { AskProblemNotice } from '../code-by-text/AskProblemNotice.tsx'
import { codeErrorInWords } from '../code-by-text/code-error-in-words.ts'
import { LookupStepTitle } from './LookupStepTitle.tsx'
import type { CodeStep } from './order-lookup.store.ts'
import type { LookupProps } from './order-lookup-props.ts'
import { toldInWords } from './order-lookup-words.ts'

/** The code that went to the buyer's number, if there is such an order. */
export function LookupCodeForm({
  screen,
  words,
  store,
  idPrefix,
  isOff,
}: LookupProps & { screen: CodeStep }) {
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
        submit: words['orderLookup.show'],
        submitting: words['orderLookup.showing'],
        resend: words['link.resend'],
        resendIn: words['link.resendIn'],
        sending: words['link.sending'],
      }}
      formWords={words}
      error={codeErrorInWords(problem, words, words['orderLookup.notFound'])}
      restrictedUntil={restrictedUntil}
      busy={busy}
      onVerify={(code) => void store.verify(code)}
      onResend={() => void store.resend()}
      intro={
        <>
          <LookupStepTitle step="code" title={words['leave.code']} words={words} />
          <p>{fill(words['orderLookup.codeSent'], { number: formatPhoneNumber(phoneNumber) })}</p>
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
        <>
          <Button type="text" size="sm" onClick={store.back}>
            {words['orderLookup.change']}
          </Button>
          <p className="field-hint">
            <TextWithPhones text={words['orderLookup.noCode']} />
          </p>
        </>
      }
    />
  )
}
