import { formatCalendarDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { firstMissingDay } from '../../lib/day-of-month.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import { firstPaymentDate } from './auto-top-up.ts'

interface Props {
  today: string
  /** Undefined: no day so far. */
  dayOfMonth: number | undefined
  /** A new card is paid with at once. */
  isPaidNow: boolean
  words: AutoTopUpWords
  language: Language
}

/** The date that the chosen day comes to, told as soon as it is chosen. */
export const FirstPayment = ({ dayOfMonth, ...props }: Props) => (
  // There before its words: a live region that comes with them may not be heard.
  <div aria-live="polite">{dayOfMonth !== undefined && <Dates dayOfMonth={dayOfMonth} {...props} />}</div>
)

function Dates({ today, dayOfMonth, isPaidNow, words, language }: Props & { dayOfMonth: number }) {
  const date = formatCalendarDayOfMonth(firstPaymentDate(today, dayOfMonth), language)
  return (
    <div className="first-payment">
      <Icon name="refresh" />
      <div>
        <p>
          <strong>{fill(words[isPaidNow ? 'autoTopUp.then' : 'autoTopUp.first'], { date })}</strong>
        </p>
        <p>{words[isPaidNow ? 'autoTopUp.firstNow' : 'autoTopUp.notToday']}</p>
        {dayOfMonth >= firstMissingDay && <p>{words['autoTopUp.lastDay']}</p>}
      </div>
    </div>
  )
}
