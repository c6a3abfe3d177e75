import { formatDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import type { NumberAtAGlance } from '../../operator/client/numbers-at-a-glance.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { remainingWords } from '../gains/gain-words.ts'
import { allGains } from '../gains/gains.ts'
import { nextRenewal } from '../renewal/renewal.ts'
import type { DashboardWords } from './dashboard.microcopy.ts'
import { type NumberTrouble, troubleOf } from './number-trouble.ts'

interface Props {
  number: NumberAtAGlance
  /** All above is about it: what remains of its plan is there. */
  isCurrent: boolean
  /** The account's, as far as they are known. */
  autoTopUps: readonly RecurringPayment[]
  words: DashboardWords
  language: Language
  /** UTC milliseconds. */
  now: number
}

/** A number's balance and what is wrong with it; of another than the current one also what remains of its first allowance, and its next renewal. */
export function NumberGlance({ number, isCurrent, autoTopUps, words, language, now }: Props) {
  const { balanceInEuro, orderedPlans } = number
  const [first] = allGains(orderedPlans, now)
  const renewal = nextRenewal(orderedPlans, balanceInEuro?.amount, now)
  const trouble = troubleOf(number, now, autoTopUps)
  return (
    <>
      <span className="number-left">
        {!isCurrent && first && <span>{remainingWords(first, words, language)}</span>}
        {!isCurrent && renewal && (
          <span>
            {words['dashboard.renewal']}: {formatDayOfMonth(renewal.at, language)}
          </span>
        )}
      </span>
      <span className="number-sum">
        <strong>{balanceInEuro ? formatEuro(balanceInEuro.amount) : words['dashboard.unknown']}</strong>
        {trouble && <strong className="is-short">{troubleWords(trouble, words)}</strong>}
      </span>
    </>
  )
}

function troubleWords(trouble: NumberTrouble, words: DashboardWords): string {
  switch (trouble.name) {
    case 'blocked':
      return words['dashboard.notActive']
    case 'short':
      return trouble.shortfall > 0
        ? fill(words['dashboard.renewalShort'], { sum: formatEuro(trouble.shortfall) })
        : words['dashboard.insufficientTitle']
    case 'standardRates':
      return words['dashboard.standardFeeTitle']
  }
}
