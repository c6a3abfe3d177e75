import { useState } from 'react'
import { formatCalendarDate } from '../../i18n/date.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { Summary } from '../../ui/Summary.tsx'
import type { RegistrationWords } from './registration.microcopy.ts'
import type { RegistrationPaths } from './registration-content.ts'
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
        label={<Terms words={words} paths={paths} />}
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
      <p className="field-hint">{words['registration.dataWrong']}</p>
    </Form>
  )
}

/** The consent's sentence with its two links, which open beside the form so that nothing is lost. */
function Terms({ words, paths }: { words: RegistrationWords; paths: RegistrationPaths }) {
  const link = (href: string, text: string) => (
    <NewTabLink key={href} className="text-link" href={href} words={words}>
      {text}
    </NewTabLink>
  )
  return words['registration.terms'].split(/(\{\w+\})/).map((part) => {
    if (part === '{terms}') return link(paths.terms, words['registration.termsLink'])
    if (part === '{privacy}') return link(paths.privacy, words['registration.privacyLink'])
    return part
  })
}
