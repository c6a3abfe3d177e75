import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { FieldTooltip } from './FieldTooltip.tsx'
import { Icon } from './Icon.tsx'
import { TextWithPhones } from './TextWithPhones.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  /** The id that an error summary links to; also the control's name. */
  name: string
  label: string
  hint?: string | undefined
  /** An explanation behind a “?”. */
  tooltip?: string | undefined
  error?: string | undefined
  /** Shown inside the control's end, such as a currency. */
  unit?: string
  ref?: Ref<HTMLInputElement>
}

export function Field({ name, label, hint, tooltip, error, unit, ref, ...attributes }: Props) {
  const hintId = useId()
  const errorId = useId()
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {tooltip && <FieldTooltip label={label} text={tooltip} />}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <div className="field-box">
        <input
          {...attributes}
          ref={ref}
          id={name}
          name={name}
          className="field-control"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        {unit && (
          <span className="field-unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The message is in a live region that is always there, so that it is heard when it comes. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className="field-error" id={id} aria-live="polite">
      {error && (
        <>
          <Icon name="error" size="sm" />
          <span>
            <TextWithPhones text={error} />
          </span>
        </>
      )}
    </p>
  )
}
