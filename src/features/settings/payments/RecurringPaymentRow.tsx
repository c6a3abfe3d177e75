import { formatCalendarDayOfMonth } from '../../../i18n/date.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatEuro } from '../../../lib/money.ts'
import { formatPhoneNumber } from '../../../lib/phone-number.ts'
import type { RecurringPayment } from '../../../operator/client/recurring-payment.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RemoveButton } from '../../../ui/RemoveButton.tsx'
import { CardName } from '../../saved-cards/card.tsx'
import { isSaving } from '../ChangeNotice.tsx'
import type { Change } from '../change.ts'
import type { PanelProps } from '../settings-props.ts'
import type { PaymentsWords } from './payments.microcopy.ts'

interface Props extends Pick<PanelProps, 'language' | 'autoTopUpPath'> {
  words: PaymentsWords
  recurringPayment: RecurringPayment
  /** The state of its card; undefined where nothing is wrong with it. */
  cardTrouble: 'cardExpired' | 'cardExpiresBefore' | undefined
  /** Undefined where there is nothing to choose from. */
  isChosen: boolean | undefined
  change: Change
  isOff: boolean
  onChoose: () => void
  onPause: () => void
  /** Of one alone, which needs no choice. */
  onDelete: () => void
}

export const nameOfRecurring = ({ amount, phoneNumber }: RecurringPayment): string =>
  `${formatEuro(amount)}, ${formatPhoneNumber(phoneNumber)}`

/** One auto top-up, with what is wrong with it and the way to mend it: it is set up again in one step. */
export function RecurringPaymentRow({
  recurringPayment,
  cardTrouble,
  isChosen,
  change,
  isOff,
  words,
  language,
  autoTopUpPath,
  onChoose,
  onPause,
  onDelete,
}: Props) {
  const { recurringPaymentId, nextPaymentDate, amount, phoneNumber, brand, number, isPaused, lastFailure } =
    recurringPayment
  const name = nameOfRecurring(recurringPayment)
  const facts = (
    <span className="grid">
      <strong>{formatEuro(amount)}</strong>
      <span>{formatPhoneNumber(phoneNumber)}</span>
      <span className="text-small">
        {isPaused || nextPaymentDate === null
          ? words['settings.paused']
          : fill(words['settings.nextPayment'], {
              date: formatCalendarDayOfMonth(nextPaymentDate, language),
            })}
      </span>
      <span className="text-small">
        <CardName masked={`${brand} ${number}`} words={words} />
      </span>
    </span>
  )
  const body = (
    <>
      <span className="settings-actions">
        <a
          className="button button-text button-sm"
          href={`${autoTopUpPath}?${new URLSearchParams({ recurringPaymentId })}`}
          aria-label={`${words['settings.changeRecurring']}: ${name}`}
        >
          {words['settings.changeRecurring']}
        </a>
        <Button
          type="text"
          size="sm"
          aria-label={`${words[isPaused ? 'settings.resume' : 'settings.pause']}: ${name}`}
          isOff={isOff}
          busyLabel={isSaving(change, `pause ${recurringPaymentId}`) ? words['settings.saving'] : undefined}
          onClick={onPause}
        >
          {words[isPaused ? 'settings.resume' : 'settings.pause']}
        </Button>
        {isChosen === undefined && (
          <RemoveButton
            isOff={isOff}
            busyLabel={isSaving(change, 'recurring') ? words['settings.saving'] : undefined}
            onClick={onDelete}
          >
            {words['settings.delete']}
          </RemoveButton>
        )}
      </span>
      {[lastFailure, cardTrouble].map(
        (trouble) =>
          trouble && (
            <p className="recurring-failure" key={trouble}>
              <Icon name="warning" size="sm" />
              {trouble === 'unknown' ? words['settings.chargeFailed'] : words[`settings.${trouble}`]}
            </p>
          ),
      )}
    </>
  )
  if (isChosen !== undefined)
    return (
      <li className="settings-spread">
        <label className="checkbox-field">
          <input
            type="checkbox"
            name={`recurring-${recurringPaymentId}`}
            checked={isChosen}
            onChange={onChoose}
          />
          {facts}
        </label>
        {body}
      </li>
    )
  return (
    <li className="settings-row">
      <span className="avatar">
        <Icon name="refresh" />
      </span>
      <div className="settings-spread">
        {facts}
        {body}
      </div>
    </li>
  )
}
