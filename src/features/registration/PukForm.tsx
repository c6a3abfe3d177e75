import { useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { opens } from './opens.ts'
import type { StepProps } from './registration-props.ts'
import type { PukStep } from './registration-screen.ts'
import { pukErrorInWords } from './registration-words.ts'
import { StepHead } from './StepHead.tsx'
import { UnansweredStep } from './UnansweredStep.tsx'

interface Props extends StepProps {
  screen: PukStep
}

/** The PUK, with a picture of where it is. It is kept nowhere but in its field. */
export function PukForm({ screen, words, content, paths, here, store, idPrefix }: Props) {
  const { phoneNumber, attemptsLeft, isAsking, problem } = screen
  const [written, setWritten] = useState('')
  const error = pukErrorInWords(screen, words)
  const name = `${idPrefix}pukCode`
  return (
    <Form
      head={
        <StepHead flow="declare" step="puk" words={words}>
          {words['registration.puk']}
        </StepHead>
      }
      errors={error === undefined ? [] : [{ field: name, message: error }]}
      words={words}
      onSubmit={() => void store.submitPuk(written)}
    >
      <div className="registration-puk">
        <Picture className="registration-picture" drawing={content.pictures.puk} />
        <p>
          {phoneNumber
            ? fill(words['registration.pukText'], { number: formatPhoneNumber(phoneNumber) })
            : words['registration.pukTextUnknown']}
        </p>
      </div>
      {attemptsLeft === 1 && (
        <Notification type="warning" title={words['registration.lastTry']}>
          <p>{words['registration.lastTryText']}</p>
        </Notification>
      )}
      <Field
        name={name}
        {...content.fields.pukCode}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        error={error}
        required
      />
      <UnansweredStep
        failed={problem?.kind === 'failed' ? problem.failed : undefined}
        words={words}
        paths={paths}
        here={here}
      />
      <Button submit isWide busyLabel={isAsking ? words['registration.asking'] : undefined}>
        {content.goOn}
      </Button>
      <div className="form-ways">
        <Button type="text" size="sm" {...opens(content.modals.whereToFindPuk)}>
          {words['registration.wherePuk']}
        </Button>
        <Button type="text" size="sm" onClick={store.restart}>
          {words['registration.otherNumber']}
        </Button>
      </div>
    </Form>
  )
}
