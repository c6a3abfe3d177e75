import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { CodeEntryForm } from '../code-by-text/CodeEntryForm.tsx'
import { LookupStepTitle } from './LookupStepTitle.tsx'
import type { CodeStep } from './order-lookup.store.ts'
import type { LookupProps } from './order-lookup-props.ts'
import { toldInWords } from './order-lookup-words.ts'

interface Props extends LookupProps {
  screen: CodeStep
}

/** The code that went to the buyer's number, if there is such an order. */
export function LookupCodeForm({ screen, words, store, idPrefix, isOff }: Props) {
  return (
    <CodeEntryForm
      entry={screen}
      words={words}
      ownWords={{
        submit: words['orderLookup.show'],
        submitting: words['orderLookup.showing'],
        notFound: words['orderLookup.notFound'],
      }}
      toldInWords={(told) => toldInWords(told, words)}
      idPrefix={idPrefix}
      isOff={isOff}
      store={store}
      intro={
        <>
          <LookupStepTitle step="code" title={words['leave.code']} words={words} />
          <p>{fill(words['orderLookup.codeSent'], { number: formatPhoneNumber(screen.phoneNumber) })}</p>
        </>
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
