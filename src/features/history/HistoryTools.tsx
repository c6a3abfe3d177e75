import { useId, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { HistoryKind } from '../../operator/client/account-history.ts'
import { Button } from '../../ui/Button.tsx'
import type { HistoryWords } from './history.microcopy.ts'
import { allKinds, type Filter } from './history.ts'

interface Props {
  filter: Filter
  /** Those of which there are lines. */
  kinds: readonly HistoryKind[]
  /** As the calendar and as people write them, newest first. */
  months: ReadonlyMap<string, string>
  words: HistoryWords
  onFilter: (filter: Filter) => void
}

/** By what lines are picked out: search beside the filters, which a phone has behind a button that says what is on. */
export function HistoryTools({ filter, kinds, months, words, onFilter }: Props) {
  const groupName = useId()
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const { kind, month, text } = filter
  const on = [kind === allKinds ? '' : words[`history.${kind}`], months.get(month) ?? ''].filter(Boolean)
  return (
    <div className="records-tools">
      <input
        className="field-control"
        type="search"
        name="history-text"
        autoComplete="off"
        aria-label={words['history.search']}
        placeholder={words['history.search']}
        value={text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <div className="records-filters-button">
        <Button
          type="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {words['history.filters']}
        </Button>
      </div>
      <div className={isOpen ? 'records-filters' : 'records-filters records-filters-away'} id={panel}>
        <fieldset className="pill-filter">
          <legend className="sr-only">{words['history.filter']}</legend>
          {([allKinds, ...kinds] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={groupName}
                checked={kind === each}
                onChange={() => onFilter({ ...filter, kind: each })}
              />
              <span>{words[`history.${each}`]}</span>
            </label>
          ))}
        </fieldset>
        <label className="records-month">
          <span className="field-label">{words['history.month']}</span>
          <select
            className="field-control field-select"
            value={month}
            onChange={({ target }) => onFilter({ ...filter, month: target.value })}
          >
            <option value="">{words['history.allMonths']}</option>
            {[...months].map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {on.length > 0 && !isOpen && (
        <p className="records-on">
          {fill(words['history.filtersOn'], { filters: on.join(', ') })}{' '}
          <button
            className="text-link"
            type="button"
            onClick={() => onFilter({ ...filter, kind: allKinds, month: '' })}
          >
            {words['history.filtersOff']}
          </button>
        </p>
      )}
    </div>
  )
}
