import { useId } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatEuro } from '../../lib/money.ts'
import type { AlertsWords } from './alerts.microcopy.ts'
import { isCap, type KnownAlert } from './alerts.ts'
import { ChangeNotice, isSaving } from './ChangeNotice.tsx'
import type { Change } from './change.ts'
import { Switch } from './Switch.tsx'

interface Props {
  alert: KnownAlert
  change: Change
  isOff: boolean
  words: AlertsWords
  onChange: (alert: KnownAlert) => void
}

/** One alert or cap: whether it is on, at which sum, and the words that will come. */
export function AlertRow({ alert, change, isOff, words, onChange }: Props) {
  const { kind, isOn, amount, amounts, spent, text } = alert
  const titleId = useId()
  const sumId = useId()
  const isBusy = isSaving(change, kind)
  return (
    <li>
      <div className="alert-head">
        <span className="grid">
          <strong id={titleId}>{words[`alerts.${kind}`]}</strong>
          {spent !== null && (
            <span className="text-small">{fill(words['alerts.spent'], { amount: formatEuro(spent) })}</span>
          )}
        </span>
        <Switch
          {...{ isOn, isBusy, isOff, words }}
          labelledBy={titleId}
          onSwitch={(on) => onChange({ ...alert, isOn: on })}
        />
      </div>
      {isOn && amount !== null && (
        <div className="field alert-sum">
          <label className="field-label" htmlFor={sumId}>
            {words[isCap(alert) ? 'alerts.cap' : 'alerts.below']}
          </label>
          <select
            id={sumId}
            className="field-control"
            value={amount}
            aria-disabled={isOff || isBusy || undefined}
            onChange={({ target }) => {
              const chosen = amounts[target.selectedIndex]
              if (chosen !== undefined && !isOff && !isBusy) onChange({ ...alert, amount: chosen })
            }}
          >
            {amounts.map((one) => (
              <option key={one} value={one}>
                {formatEuro(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      <details className="alert-sample">
        <summary>
          {words['alerts.willWrite']}
          <span className="sr-only">: {words[`alerts.${kind}`]}</span>
        </summary>
        <p>{text}</p>
      </details>
      <ChangeNotice change={change} targets={[kind]} words={words} />
    </li>
  )
}
