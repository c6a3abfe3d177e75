import { useId, useState } from 'react'
import { formatDistance } from '../../i18n/distance.ts'
import { fillPlural } from '../../i18n/fill-plural.ts'
import type { Language } from '../../i18n/language.ts'
import { matches } from '../../lib/matching-words.ts'
import type { ParcelTerminal } from '../../operator/contract/sim-orders-offer.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, FieldError } from '../../ui/Field.tsx'
import { type NearTerminal, nearestFirst } from './nearest.ts'
import type { SimOrderWords } from './sim-order.microcopy.ts'
import { type Here, useHere } from './use-here.ts'

interface Props {
  words: SimOrderWords
  language: Language
  terminals: readonly ParcelTerminal[]
  chosen: string
  error: string | undefined
  onChoose: (parcelTerminalId: string) => void
  idPrefix: string
}

const hereWords = {
  unasked: 'cardOrder.terminalNearestText',
  asking: 'cardOrder.terminalNearestText',
  known: 'cardOrder.terminalNearestDone',
  failed: 'cardOrder.terminalNearestFailed',
} as const satisfies Record<Here['name'], keyof SimOrderWords>

/** The operator's terminals, found by name, street or city. */
export function TerminalChoice({ words, language, terminals, chosen, error, onChoose, idPrefix }: Props) {
  const [wanted, setWanted] = useState('')
  const errorId = useId()
  const [here, ask] = useHere()
  const found = terminals.filter(({ name, address, city }) => matches(`${name} ${address} ${city}`, wanted))
  const shown: NearTerminal[] =
    here.name === 'known'
      ? nearestFirst(found, here.place)
      : found.map((terminal) => ({ terminal, metres: undefined }))
  // Where no place is known, and on a page without a secure origin, there is nothing to sort by.
  const canSort = terminals.some(({ place }) => place) && 'geolocation' in navigator
  const name = `${idPrefix}parcelTerminalId`
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      {/* The search says it to the eye. */}
      <legend className="sr-only">{words['cardOrder.parcelTerminalLegend']}</legend>
      <Field
        name={`${idPrefix}terminal-search`}
        label={words['cardOrder.terminalSearch']}
        hint={words['cardOrder.terminalSearchHint']}
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        onKeyDown={(event) => {
          // Enter looks for a terminal; it doesn't send the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {canSort && (
        <p className="terminal-nearest">
          <Button
            type="outline"
            size="sm"
            busyLabel={here.name === 'asking' ? words['cardOrder.terminalNearestAsking'] : undefined}
            onClick={ask}
          >
            {words['cardOrder.terminalNearest']}
          </Button>
          <span className="field-hint" role="status">
            {words[hereWords[here.name]]}
          </span>
        </p>
      )}
      <p className="field-hint" role="status">
        {found.length > 0
          ? fillPlural(words['cardOrder.terminalsFound'], { count: found.length }, language)
          : words['cardOrder.terminalsNone']}
      </p>
      <div className="terminals">
        {shown.map(({ terminal: { parcelTerminalId, name: title, address, city }, metres }, index) => (
          <label className="terminal" key={parcelTerminalId}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={parcelTerminalId}
              checked={chosen === parcelTerminalId}
              onChange={() => onChoose(parcelTerminalId)}
            />
            <span>
              <b>{title}</b>
              <span className="field-hint">
                {metres !== undefined && `${formatDistance(metres, language)} · `}
                {address}, {city}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
