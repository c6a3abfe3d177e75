import { useId } from 'react'

interface Props {
  label: string
  /** 0 to 23. */
  value: number
  onChange: (hour: number) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** A full hour of the day. */
export function HourChoice({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field-control"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {String(hour).padStart(2, '0')}:00
          </option>
        ))}
      </select>
    </div>
  )
}
