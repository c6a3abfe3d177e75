import { useId } from 'react'

interface Props<Value extends string> {
  legend: string
  /** Each with its name, in the order in which they are shown. */
  options: readonly (readonly [value: Value, name: string])[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few, each a pill. */
export function PillChoice<Value extends string>({ legend, options, chosen, onChoose }: Props<Value>) {
  const groupName = useId()
  return (
    <fieldset className="pill-filter">
      <legend className="sr-only">{legend}</legend>
      {options.map(([value, name]) => (
        <label key={value}>
          <input type="radio" name={groupName} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
