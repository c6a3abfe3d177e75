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

/** In every month the operator takes its last day for it. */
const lastOfAnyMonth = 31

interface Props {
  facts: Facts
  words: AutoTopUpWords
  language: Language
  settingsPath: string
}

/** How it is so far: what is on, how much, when next and from which card. That nothing is, the form's title says to who sees it. */
export function AutoTopUpsNow({ facts: { current }, words, language, settingsPath }: Props) {
  const title = useId()
  return (
    <section
      className={current.length > 0 ? 'auto-top-ups-now grid grid-cols-1 content-start gap-gap' : 'sr-only'}
      aria-labelledby={title}
    >
      <h2 className="sr-only" id={title}>
        {words['autoTopUp.now']}
      </h2>
      {current.length === 0 && <p>{words['autoTopUp.off']}</p>}
      <ul>
        {current.map((one) => (
          <AutoTopUpNow
            key={one.recurringPaymentId}
            recurringPayment={one}
            settingsPath={settingsPath}
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
  /** Where it is paused and deleted. */
  settingsPath: string
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
          {dayOfMonth === lastOfAnyMonth
            ? words['autoTopUp.monthlyLast']
            : fill(words['autoTopUp.monthlyOn'], { day: dayOfMonth })}
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
    </li>
  )
}
