import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeEntryForm } from '../code-by-text/CodeEntryForm.tsx'
import type { CodeStep } from './leave-extra.store.ts'
import type { StepProps } from './leave-extra-props.ts'
import { toldInWords } from './leave-words.ts'
import { StepTitle } from './StepTitle.tsx'

interface Props extends StepProps {
  screen: CodeStep
}

export function LeaveCodeForm({ flow, words, store, idPrefix, isOff, screen }: Props) {
  return (
    <CodeEntryForm
      entry={screen}
      words={words}
      ownWords={{
        submit: words['leave.submit'],
        submitting: words['leave.submitting'],
        notFound: words['leave.LEAVE_REQUEST_NOT_FOUND'],
      }}
      toldInWords={(told) => toldInWords(told, words)}
      idPrefix={idPrefix}
      isOff={isOff}
      store={store}
      intro={
        <>
          <StepTitle flow={flow} step="code" words={words} />
          <p>{fill(words['link.codeSent'], { number: formatPhoneNumber(screen.phoneNumber) })}</p>
        </>
      }
      ways={
        <Button type="text" size="sm" onClick={() => store.back()}>
          {words['leave.changeDetails']}
        </Button>
      }
    />
  )
}
