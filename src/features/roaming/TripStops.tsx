import { useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { TripWords } from './trip.microcopy.ts'
import type { TripCountry } from './trip.ts'
import { daysOf, mostDays, mostStops, type TripDraft } from './trip-address.ts'

type Stops = TripDraft['stops']

interface Props {
  words: TripWords
  countries: readonly TripCountry[]
  stops: Stops
  idPrefix: string
  onStops: (stops: Stops) => void
}

/** Where the journey goes, and for how long. */
export function TripStops({ words, countries, stops, idPrefix, onStops }: Props) {
  const change = (index: number, changed: Partial<Stops[number]>) =>
    onStops(stops.map((stop, at) => (at === index ? { ...stop, ...changed } : stop)))
  const fields = useRef<HTMLFieldSetElement>(null)
  /** The stop whose country takes the focus: the button that was pressed may be gone. */
  const focused = useRef<number>(undefined)
  useEffect(() => {
    if (focused.current === undefined) return
    fields.current?.querySelectorAll('select')[focused.current]?.focus()
    focused.current = undefined
  })
  const addOrRemove = (next: Stops, focus: number) => {
    focused.current = focus
    onStops(next)
  }
  return (
    <fieldset className="trip-stops" ref={fields}>
      <legend className="form-title">{words['trip.formTitle']}</legend>
      {stops.map(({ code, days }, index) => {
        const label =
          stops.length === 1
            ? words['trip.country']
            : fill(words['trip.countryNumber'], { number: index + 1 })
        const name = `${idPrefix}country-${index}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no other name than its place
          <div className="trip-stop" key={index}>
            <div className="field">
              <label className="field-label" htmlFor={name}>
                {label}
              </label>
              <select
                className="field-control field-select"
                id={name}
                name={name}
                value={code}
                onChange={({ target }) => change(index, { code: target.value })}
              >
                <option value="">{words['trip.chooseCountry']}</option>
                {countries.map((country) => (
                  <option key={country.code} value={country.code}>
                    {country.title}
                  </option>
                ))}
              </select>
            </div>
            <Field
              name={`${idPrefix}days-${index}`}
              label={words['trip.days']}
              inputMode="numeric"
              value={days}
              error={days && !daysOf(days) ? fill(words['trip.daysInvalid'], { most: mostDays }) : undefined}
              onChange={({ target }) => change(index, { days: target.value })}
            />
            {stops.length > 1 && (
              <Button
                type="text"
                size="sm"
                aria-label={`${words['trip.removeCountry']}: ${label}`}
                onClick={() =>
                  addOrRemove(
                    stops.filter((_, at) => at !== index),
                    Math.max(0, index - 1),
                  )
                }
              >
                {words['trip.removeCountry']}
              </Button>
            )}
          </div>
        )
      })}
      {stops.length < mostStops && (
        <Button
          type="outline"
          size="sm"
          onClick={() => addOrRemove([...stops, { code: '', days: '3' }], stops.length)}
        >
          {words['trip.addCountry']}
        </Button>
      )}
    </fieldset>
  )
}
