import { useState } from 'react'
import { fillPlural } from '../../i18n/fill-plural.ts'
import type { Language } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { isPhone, phoneInHand } from '../phone-models/phone-in-hand.ts'
import { otherNamesIn, phonesMeant } from '../phone-models/phone-models.ts'
import type { PhoneCheckFile } from './phone-check.ts'
import type { DeviceAnswer } from './sim-order.ts'

interface Props extends PhoneCheckFile {
  language: Language
  idPrefix: string
  /** The person has said which phone is theirs, and the model decides: all take an eSIM, those sold in Europe, or none. */
  onAnswer: (answer: DeviceAnswer) => void
}

/** More would be a list again. */
const mostFound = 5

/** Finds a phone by what is typed, or the one in hand, and answers for the person where its model decides. */
export function PhoneCheck({ words, phones, language, idPrefix, onAnswer }: Props) {
  const fieldId = `${idPrefix}phone-model`
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState<string>()
  const [mine, setMine] = useState<string>()
  const found = phonesMeant(phones, typed, otherNamesIn(words['phones.otherNames']))
  const write = (model: string, answered?: string) => {
    setTyped(model)
    setTold(answered)
    setMine(undefined)
  }
  const findThisPhone = async () => {
    const hand = await phoneInHand(phones)
    switch (hand.name) {
      case 'iPhone':
        return write('iPhone', words['phones.isIphone'])
      case 'listed':
        return write(hand.phone.name)
      case 'unknown':
        return write('', words['phones.isUnknown'])
    }
  }
  const count =
    found.length > 0
      ? fillPlural(words['phones.found'], { count: found.length }, language)
      : words['phones.none']
  return (
    <div className="phone-check">
      {/* Not the form's Field: shared with one more part, every public page would carry its styles. */}
      <div className="field">
        <label className="field-label" htmlFor={fieldId}>
          {words['phones.field']}
        </label>
        <p className="field-hint" id={`${fieldId}-hint`}>
          {words['phones.hint']}
        </p>
        <input
          className="field-control"
          type="search"
          id={fieldId}
          aria-describedby={`${fieldId}-hint`}
          value={typed}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: it comes where the person has pressed for it.
          autoFocus
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={(event) => {
            // Not yet the order's next step.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      {isPhone() && (
        <Button type="outline" size="sm" onClick={findThisPhone}>
          {words['phones.thisPhone']}
        </Button>
      )}
      <p role="status">{told ?? (typed.trim() ? count : '')}</p>
      {found.length > 0 && (
        <ul className="phone-check-found" aria-label={words['phones.foundList']}>
          {found.slice(0, mostFound).map(({ name, maker, answer }) => (
            <li key={`${maker} ${name}`}>
              <span>
                <b translate="no">{name}</b>
                <span className="field-hint">{words[`phones.${answer}`]}</span>
              </span>
              {answer !== 'some' && (
                <Button
                  type="outline"
                  size="sm"
                  aria-label={`${words['phones.mine']}: ${name}`}
                  aria-pressed={mine === name}
                  onClick={() => {
                    setMine(name)
                    onAnswer(answer === 'no' ? 'noEid' : 'eid')
                  }}
                >
                  {words['phones.mine']}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
