import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import type { KnownBalance } from '../../session/account.store.ts'
import type { AccountBarWords } from './account.microcopy.ts'

interface Props {
  balance: KnownBalance
  words: AccountBarWords
  language: Language
  href: string
}

/** The balance and the way to more; a last known one says of when it is, in the place of its name. */
export function BalanceLink({ balance: { amountInCents, at, isLastKnown }, words, language, href }: Props) {
  return (
    <a className="balance-link" href={href}>
      <span className={isLastKnown ? 'sr-only' : undefined}>{words['account.balance']}</span>
      {isLastKnown && <span>{fill(words['account.asOf'], { time: formatMoment(at, language) })}</span>}
      <strong>{formatEuro(amountInCents)}</strong>
    </a>
  )
}
