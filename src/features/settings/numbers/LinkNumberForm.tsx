import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Countdown } from '../../../ui/Countdown.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { linkWords } from '../../numbers/link-words.ts'
import { LinkProblemNotice } from './LinkProblemNotice.tsx'
import type { Link } from './link.store.ts'
import type { NumbersWords } from './numbers.microcopy.ts'

interface Props {
  link: Extract<Link, { name: 'number' }>
  words: NumbersWords
  isOff: boolean
  onBegin: (written: string) => void
}

export function LinkNumberForm({ link, words, isOff, onBegin }: Props) {
  const [written, setWritten] = useState('')
  const { problem, restrictedUntil } = link
  const isAtField =
    problem?.kind === 'missing' || (problem?.kind === 'told' && problem.told.kind === 'invalidPhoneNumber')
  const error = isAtField ? linkWords({ key: 'INVALID_PHONE_NUMBER' }, null, words) : undefined
  return (
    <Form
      className="grid gap-gap"
      head={<p>{words['link.intro']}</p>}
      errors={error === undefined ? [] : [{ field: 'phoneNumber', message: error }]}
      words={words}
      onSubmit={() => onBegin(written)}
    >
      <Field
        name="phoneNumber"
        label={words['link.phoneNumber']}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="+370 6"
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        error={error}
      />
      {!isAtField && <LinkProblemNotice problem={problem} words={words} />}
      {restrictedUntil && (
        <Countdown
          until={restrictedUntil}
          text={words['link.tryAgainIn']}
          ended={words['link.tryAgainNow']}
        />
      )}
      <div className="settings-actions">
        <Button
          submit
          isFullWidthOnMobile
          isOff={isOff}
          busyLabel={link.isAsking ? words['link.sending'] : undefined}
        >
          {words['link.send']}
        </Button>
      </div>
    </Form>
  )
}
