import { useId } from 'react'
import { formatCalendarDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CardName } from '../saved-cards/card.tsx'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import type { Facts } from './auto-top-up.ts'
import { recurringPaymentParameter } from './auto-top-up-address.ts'

interface Props {
  facts: Facts
  words: AutoTopUpWords
  language: Language
  settingsPath: string
}

/** How it is so far: what is on, how much, when next and from which card; of a change only what is changed. */
export function AutoTopUpsNow({ facts: { current, replaced }, words, language, settingsPath }: Props) {
  const title = useId()
  const shown = replaced ? [replaced] : current
  return (
    <section className="auto-top-ups-now grid grid-cols-1 content-start gap-gap" aria-labelledby={title}>
      <h2 className={shown.length > 0 ? 'sr-only' : 'text-h3'} id={title}>
        {words['autoTopUp.now']}
      </h2>
      {shown.length === 0 && <p>{words['autoTopUp.off']}</p>}
      <ul>
        {shown.map((one) => (
          <AutoTopUpNow
            key={one.recurringPaymentId}
            recurringPayment={one}
            settingsPath={replaced ? undefined : settingsPath}
            words={words}
            language={language}
          />
        ))}
      </ul>
    </section>
  )
}

interface OneProps extends Pick<Props, 'words' | 'language'> {
  recurringPayment: RecurringPayment
  /** Where it is paused and deleted; undefined where this page changes it. */
  settingsPath: string | undefined
}

function AutoTopUpNow({ recurringPayment, settingsPath, words, language }: OneProps) {
  const { recurringPaymentId, amount, dayOfMonth, phoneNumber, brand, number, nextPaymentDate, lastFailure } =
    recurringPayment
  const isOn = !recurringPayment.isPaused && nextPaymentDate !== null
  const sum = formatEuro(amount)
  const which = `${sum}, ${formatPhoneNumber(phoneNumber)}`
  return (
    <li className={isOn ? 'auto-top-up-now' : 'auto-top-up-now [background:var(--warning-paper)]'}>
      <p className="flex items-center gap-[6px] [padding:4px_14px_4px_10px] rounded-pill bg-surface font-[650]">
        <Icon name={isOn ? 'check' : 'info'} size="sm" />
        {words[isOn ? 'autoTopUp.on' : 'autoTopUp.paused']}
      </p>
      <p className="auto-top-up-sum">{sum}</p>
      {isOn && (
        <p className="text-h4">
          {fill(words['autoTopUp.then'], { date: formatCalendarDayOfMonth(nextPaymentDate, language) })}
        </p>
      )}
      <div className="auto-top-up-facts grid gap-[8px] w-full mt-[8px] pt-gap [border-top:2px_solid_var(--surface)]">
        <p>
          <Icon name="refresh" />
          {fill(words['autoTopUp.monthlyOn'], { day: dayOfMonth })}
        </p>
        <p>
          <Icon name="phone" />
          {formatPhoneNumber(phoneNumber)}
        </p>
        <p>
          <Icon name="card" />
          <CardName masked={`${brand} ${number}`} words={words} />
        </p>
      </div>
      {lastFailure !== null && (
        <p className="flex gap-[8px] [color:var(--warning)] font-[650]">
          <Icon name="warning" size="sm" />
          {words['autoTopUp.lastFailed']}
        </p>
      )}
      {settingsPath !== undefined && (
        <div className="flex items-center flex-wrap gap-x-[24px] gap-y-[8px] mt-[12px]">
          <a
            className="button button-outline button-sm"
            href={`?${new URLSearchParams({ [recurringPaymentParameter]: recurringPaymentId })}`}
            aria-label={`${words['settings.changeRecurring']}: ${which}`}
          >
            {words['settings.changeRecurring']}
          </a>
          <a className="text-link" href={settingsPath} aria-label={`${words['autoTopUp.manage']}: ${which}`}>
            {words['autoTopUp.manage']}
          </a>
        </div>
      )}
    </li>
  )
}
