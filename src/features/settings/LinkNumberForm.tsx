import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Countdown } from './Countdown.tsx'
import { LinkProblemNotice } from './LinkProblemNotice.tsx'
import type { Link } from './link.store.ts'
import { linkWords } from './link-words.ts'
import type { SettingsWords } from './Settings.island.tsx'

interface Props {
  link: Extract<Link, { name: 'number' }>
  words: SettingsWords
  onBegin: (written: string) => void
}

export function LinkNumberForm({ link, words, onBegin }: Props) {
  const [written, setWritten] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { problem, restrictedUntil } = link
  const isAtField =
    problem?.kind === 'missing' || (problem?.kind === 'told' && problem.told.kind === 'invalidPhoneNumber')
  useEffect(() => {
    if (problem && isAtField) field.current?.focus()
  }, [problem, isAtField])
  const begin = (event: FormEvent) => {
    event.preventDefault()
    onBegin(written)
  }
  return (
    <form className="grid gap-gap" onSubmit={begin} noValidate>
      <p>{words['link.intro']}</p>
      <Field
        ref={field}
        name="phoneNumber"
        label={words['link.phoneNumber']}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="+370 6"
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        error={isAtField ? linkWords({ key: 'INVALID_PHONE_NUMBER' }, null, words) : undefined}
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
        <Button submit isFullWidthOnMobile busyLabel={link.isAsking ? words['link.sending'] : undefined}>
          {words['link.send']}
        </Button>
      </div>
    </form>
  )
}
