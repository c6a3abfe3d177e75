import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { AskProblemNotice } from '../code-by-text/AskProblemNotice.tsx'
import { LookupStepTitle } from './LookupStepTitle.tsx'
import type { DetailsStep } from './order-lookup.store.ts'
import type { LookupProps } from './order-lookup-props.ts'
import { problemsInWords, toldInWords } from './order-lookup-words.ts'

/** Which order, and the number that its buyer named. The fields keep what was typed by themselves, before script runs too. */
export function LookupDetailsForm({
  screen,
  words,
  store,
  idPrefix,
  isOff,
}: LookupProps & { screen: DetailsStep }) {
  const { isAsking, problem, restrictedUntil } = screen
  const errors = problemsInWords(screen.problems, words)
  const errorAt = (name: 'reference' | 'phone') => errors.find(({ field }) => field === name)?.message
  const draft = store.draft()
  return (
    <Form
      head={<LookupStepTitle step="details" title={words['orderLookup.details']} words={words} />}
      errors={errors.map(({ field, message }) => ({ field: idPrefix + field, message }))}
      words={words}
      onSubmit={(form) => {
        const data = new FormData(form)
        const typed = (name: string) => String(data.get(idPrefix + name) ?? '')
        void store.submit({ reference: typed('reference'), phone: typed('phone') })
      }}
    >
      {problem && (
        <AskProblemNotice problem={problem} words={words} toldInWords={(told) => toldInWords(told, words)} />
      )}
      {restrictedUntil && (
        <Countdown
          until={restrictedUntil}
          text={words['link.tryAgainIn']}
          ended={words['link.tryAgainNow']}
        />
      )}
      <Field
        name={`${idPrefix}reference`}
        label={words['cardOrder.reference']}
        hint={words['orderLookup.referenceHint']}
        defaultValue={draft.reference}
        error={errorAt('reference')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        required
      />
      <PhoneField
        name={`${idPrefix}phone`}
        label={words['cardOrder.phone']}
        hint={words['orderLookup.phoneHint']}
        defaultValue={draft.phone}
        error={errorAt('phone')}
        required
      />
      <Button submit isWide isOff={isOff} busyLabel={isAsking ? words['link.sending'] : undefined}>
        {words['leave.sendCode']}
      </Button>
    </Form>
  )
}
