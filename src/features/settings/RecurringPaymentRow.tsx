import { formatDay } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import { brandName } from '../../lib/card.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { isSaving } from './ChangeNotice.tsx'
import type { Change } from './change.ts'
import type { PanelProps } from './Settings.island.tsx'

interface Props extends Pick<PanelProps, 'words' | 'language'> {
  recurringPayment: RecurringPayment
  isChosen: boolean
  change: Change
  onChoose: () => void
  onPause: () => void
}

export const nameOfRecurring = ({ amount, phoneNumber }: RecurringPayment): string =>
  `${formatEuro(amount)}, ${formatPhoneNumber(phoneNumber)}`

/** One auto top-up, with the reason where the last one failed. */
export function RecurringPaymentRow({
  recurringPayment,
  isChosen,
  change,
  words,
  language,
  onChoose,
  onPause,
}: Props) {
  const { recurringPaymentId, nextPaymentDate, amount, phoneNumber, brand, number, isPaused, lastFailure } =
    recurringPayment
  const name = nameOfRecurring(recurringPayment)
  return (
    <li>
      <div className="settings-row">
        <label className="checkbox">
          <input
            type="checkbox"
            name={`recurring-${recurringPaymentId}`}
            checked={isChosen}
            onChange={onChoose}
          />
          <span className="grid">
            <strong>{formatEuro(amount)}</strong>
            <span>{formatPhoneNumber(phoneNumber)}</span>
            <span>
              {isPaused || nextPaymentDate === null
                ? words['settings.paused']
                : fill(words['settings.nextPayment'], {
                    // Noon in Greenwich is the same day in Vilnius.
                    date: formatDay(Date.parse(`${nextPaymentDate}T12:00:00Z`), language),
                  })}
            </span>
            <span className="text-small">{`${brandName(brand)} ${number}`}</span>
          </span>
        </label>
        <Button
          type="outline"
          size="sm"
          aria-label={`${words[isPaused ? 'settings.resume' : 'settings.pause']}: ${name}`}
          busyLabel={isSaving(change, `pause ${recurringPaymentId}`) ? words['settings.saving'] : undefined}
          onClick={onPause}
        >
          {words[isPaused ? 'settings.resume' : 'settings.pause']}
        </Button>
      </div>
      {lastFailure && (
        <p className="recurring-failure">
          <Icon name="warning" size="sm" />
          {words[`settings.${lastFailure}`]}
        </p>
      )}
    </li>
  )
}
