import { useId } from 'react'
import type { HistoryKind } from '../../operator/client/account-history.ts'
import { Field } from '../../ui/Field.tsx'
import type { HistoryWords } from './history.microcopy.ts'
import { allKinds, type Filter } from './history.ts'

interface Props {
  filter: Filter
  /** Those of which there are lines. */
  kinds: readonly HistoryKind[]
  /** As the calendar and as people write them, newest first. */
  months: readonly (readonly [month: string, name: string])[]
  words: HistoryWords
  onFilter: (filter: Filter) => void
}

/** By what lines are picked out. */
export function HistoryTools({ filter, kinds, months, words, onFilter }: Props) {
  const groupName = useId()
  return (
    <div className="grid gap-gap">
      <fieldset className="pill-filter">
        <legend className="sr-only">{words['history.filter']}</legend>
        {([allKinds, ...kinds] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={groupName}
              checked={filter.kind === kind}
              onChange={() => onFilter({ ...filter, kind })}
            />
            <span>{words[`history.${kind}`]}</span>
          </label>
        ))}
      </fieldset>
      <div className="records-search">
        <Field
          name="history-text"
          type="search"
          autoComplete="off"
          label={words['history.search']}
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
        <div className="field">
          <label className="field-label" htmlFor="history-month">
            {words['history.month']}
          </label>
          <div className="field-box">
            <select
              className="field-control"
              id="history-month"
              value={filter.month}
              onChange={({ target }) => onFilter({ ...filter, month: target.value })}
            >
              <option value="">{words['history.allMonths']}</option>
              {months.map(([month, name]) => (
                <option key={month} value={month}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
      </div>
    </div>
  )
}
