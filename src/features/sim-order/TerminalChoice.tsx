import { useId, useState } from 'react'
import { fillPlural } from '../../i18n/fill-plural.ts'
import type { Language } from '../../i18n/language.ts'
import { matches } from '../../lib/matching-words.ts'
import type { ParcelTerminal } from '../../operator/contract/sim-orders-offer.ts'
import { Field, FieldError } from '../../ui/Field.tsx'
import type { SimOrderWords } from './sim-order.microcopy.ts'

interface Props {
  words: SimOrderWords
  language: Language
  terminals: readonly ParcelTerminal[]
  chosen: string
  error: string | undefined
  onChoose: (parcelTerminalId: string) => void
  idPrefix: string
}

/** The operator's terminals, found by name, street or city. */
export function TerminalChoice({ words, language, terminals, chosen, error, onChoose, idPrefix }: Props) {
  const [wanted, setWanted] = useState('')
  const errorId = useId()
  const found = terminals.filter(({ name, address, city }) => matches(`${name} ${address} ${city}`, wanted))
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
      <p className="field-hint" role="status">
        {found.length > 0
          ? fillPlural(words['cardOrder.terminalsFound'], { count: found.length }, language)
          : words['cardOrder.terminalsNone']}
      </p>
      <div className="terminals">
        {found.map(({ parcelTerminalId, name: title, address, city }, index) => (
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
