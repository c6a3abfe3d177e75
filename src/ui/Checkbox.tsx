import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  name: string
  label: ReactNode
  error?: string | undefined
}

export function Checkbox({ name, label, error, ...attributes }: Props) {
  const errorId = useId()
  return (
    <div className="field">
      <label className="checkbox-field">
        <input
          {...attributes}
          type="checkbox"
          id={name}
          name={name}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
