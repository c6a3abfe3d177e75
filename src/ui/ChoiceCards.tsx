import { type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** It is shown, and can't be chosen. */
  isOff?: boolean | undefined
  /** Among wide ones it has a row of its own: its words are long. */
  isRow?: boolean
}

interface Props<Value extends string> {
  name: string
  legend: ReactNode
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
  /** Without a connection nothing else can be chosen; focus stays. */
  isOff?: boolean
  /** For labels of several words with a picture before them. */
  isWide?: boolean
}

/** One of several, as cards: native radio buttons, so that arrow keys work as everywhere. */
export function ChoiceCards<Value extends string>({
  name,
  legend,
  choices,
  value,
  onChange,
  error,
  isOff = false,
  isWide,
}: Props<Value>) {
  const errorId = useId()
  return (
    <fieldset
      className="field"
      aria-describedby={error ? errorId : undefined}
      aria-disabled={isOff || undefined}
    >
      <legend className="field-label">{legend}</legend>
      <div className={isWide ? 'choice-cards choice-cards-wide' : 'choice-cards'}>
        {choices.map((choice, index) => (
          <label
            className={choice.isRow ? 'choice-card ticked choice-card-row' : 'choice-card ticked'}
            key={choice.value}
          >
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.isOff}
              onChange={() => isOff || onChange(choice.value)}
            />
            <span className="choice-card-label">{choice.label}</span>
            {choice.description && <span className="choice-card-description">{choice.description}</span>}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
