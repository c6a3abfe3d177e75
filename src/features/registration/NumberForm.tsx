import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Form } from '../../ui/Form.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { opens } from './opens.ts'
import type { FirstWords } from './registration.microcopy.ts'
import type { RegistrationStore } from './registration.store.ts'
import type { RegistrationContent } from './registration-content.ts'
import { StepHead } from './StepHead.tsx'

interface Props {
  words: FirstWords
  content: Pick<RegistrationContent, 'fields' | 'goOn' | 'modals'>
  store: Pick<RegistrationStore, 'submitNumber'>
  idPrefix: string
  isAsking: boolean
  /** What is wrong with the number as it is in its field. */
  error: string | undefined
  /** Why it goes no further. */
  notice: ReactNode
  /** The account has it already. */
  isYours: boolean
  /** What was shown passes then, UTC milliseconds. */
  restrictedUntil: number | null | undefined
  /** What was typed so far, in memory only: it outlives this form. */
  typed: { current: string }
  isFirst: boolean
}

/** Which number it is about. */
export function NumberForm({
  words,
  content,
  store,
  idPrefix,
  isAsking,
  error,
  notice,
  isYours,
  restrictedUntil,
  typed,
  isFirst,
}: Props) {
  const [written, setWritten] = useState(typed.current)
  const name = `${idPrefix}phoneNumber`
  useEffect(() => {
    typed.current = written
  }, [typed, written])
  useEffect(() => {
    // What was typed before script ran.
    const field = document.getElementById(name)
    if (field instanceof HTMLInputElement && field.value) setWritten(field.value)
  }, [name])
  useEffect(() => {
    const dialog = isYours && document.getElementById(content.modals.numberAlreadyAdded)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [isYours, content])
  return (
    <Form
      head={
        <StepHead flow="declare" step="number" words={words} isFirst={isFirst}>
          {words['registration.number']}
        </StepHead>
      }
      errors={error === undefined ? [] : [{ field: name, message: error }]}
      words={words}
      onSubmit={() => void store.submitNumber(written)}
    >
      <PhoneField
        name={name}
        {...content.fields.phoneNumber}
        value={written}
        onWrite={setWritten}
        error={error}
        required
      />
      {!error && notice}
      {restrictedUntil && (
        <Countdown
          until={restrictedUntil}
          text={words['link.tryAgainIn']}
          ended={words['link.tryAgainNow']}
        />
      )}
      <Button submit isWide busyLabel={isAsking ? words['registration.asking'] : undefined}>
        {content.goOn}
      </Button>
      <div className="form-ways">
        <Button type="text" size="sm" {...opens(content.modals.whereToFindNumber)}>
          {words['registration.whereNumber']}
        </Button>
      </div>
    </Form>
  )
}
