import { useId } from 'react'
import { fill } from '../../../i18n/fill.ts'
import { formatEuro } from '../../../lib/money.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import { Switch } from '../Switch.tsx'
import type { AlertsWords } from './alerts.microcopy.ts'
import { isCap, type KnownAlert } from './alerts.ts'

interface Props {
  alert: KnownAlert
  change: Change
  isOff: boolean
  words: AlertsWords
  onChange: (alert: KnownAlert) => void
}

/** One alert or cap, a line: what it is, its sum now, and whether it is on. Another sum and the words that will come open by a press. */
export function AlertRow({ alert, change, isOff, words, onChange }: Props) {
  const { kind, isOn, amount, amounts, spent, text } = alert
  const titleId = useId()
  const sumId = useId()
  const isBusy = isSaving(change, kind)
  const isLimited = isOn && amount !== null
  const limitName = words[isCap(alert) ? 'alerts.cap' : 'alerts.below']
  const limit = isLimited ? formatEuro(amount) : undefined
  const used = spent === null ? undefined : formatEuro(spent)
  const now = used
    ? fill(words[limit ? 'alerts.spentOf' : 'alerts.spent'], { amount: used, limit: limit ?? '' })
    : limit && `${limitName} ${limit}`
  return (
    <li className="alert">
      <details>
        <summary>
          <strong id={titleId}>{words[`alerts.${kind}`]}</strong>
          <Icon name="chevron-down" size="sm" />
          {now && <span>{now}</span>}
        </summary>
        {isLimited && (
          <div className="field alert-sum">
            <label className="field-label" htmlFor={sumId}>
              {limitName}
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
        <p className="field-hint">{words['alerts.willWrite']}</p>
        <p className="alert-sample">{text}</p>
      </details>
      <Switch
        {...{ isOn, isBusy, isOff, words }}
        labelledBy={titleId}
        onSwitch={(on) => onChange({ ...alert, isOn: on })}
      />
      <ChangeNotice change={change} targets={[kind]} words={words} />
    </li>
  )
}
