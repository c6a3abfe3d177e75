import { useState } from 'react'
import { formatCalendarDate } from '../../i18n/date.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { Summary } from '../../ui/Summary.tsx'
import { TextWithLinks } from '../../ui/TextWithLinks.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { StepProps } from './registration-props.ts'
import type { DataStep } from './registration-screen.ts'
import { StepHead } from './StepHead.tsx'
import { UnansweredStep } from './UnansweredStep.tsx'

interface Props extends StepProps {
  screen: DataStep
}

/** What the document says, for the person to confirm. It is kept nowhere. */
export function DataForm({ screen, words, language, paths, here, store, idPrefix }: Props) {
  const { person, isAsking, problem } = screen
  const [areTermsAccepted, setTermsAccepted] = useState(false)
  const error = problem?.kind === 'terms' ? words['registration.termsMissing'] : undefined
  const name = `${idPrefix}terms`
  return (
    <Form
      head={
        <StepHead flow="declare" step="data" words={words}>
          {words['registration.data']}
        </StepHead>
      }
      errors={error === undefined ? [] : [{ field: name, message: error }]}
      words={words}
      onSubmit={() => void store.confirm(areTermsAccepted)}
    >
      <p>{words['registration.dataText']}</p>
      <Summary
        facts={[
          [words['registration.firstName'], person.firstName],
          [words['registration.lastName'], person.lastName],
          [words['registration.dateOfBirth'], formatCalendarDate(person.dateOfBirth, language)],
        ]}
      />
      <Checkbox
        name={name}
        label={
          <TextWithLinks
            words={words}
            text={words['registration.terms']}
            links={{
              terms: { href: paths.terms, title: words['registration.termsLink'] },
              privacy: { href: paths.privacy, title: words['registration.privacyLink'] },
            }}
          />
        }
        checked={areTermsAccepted}
        onChange={({ target }) => setTermsAccepted(target.checked)}
        error={error}
        required
      />
      <UnansweredStep
        failed={problem?.kind === 'failed' ? problem.failed : undefined}
        words={words}
        paths={paths}
        here={here}
      />
      <Button submit isWide busyLabel={isAsking ? words['registration.confirming'] : undefined}>
        {words['registration.confirm']}
      </Button>
      <p className="field-hint">
        <TextWithPhones text={words['registration.dataWrong']} />
      </p>
    </Form>
  )
}
