import { useStore } from '@nanostores/react'
import { type Cents, formatEuro, toCents } from '../../lib/money.ts'
import { formatPhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { $balance, account, numberOf } from '../../session/account.store.ts'
import { CardName, maskOf } from '../saved-cards/card.tsx'
import styles from './customer.css?url'
import type { Option } from './payment-choice.ts'
import { methodName } from './payment-words.ts'
import type { TopUpWords } from './top-up.microcopy.ts'

interface Props {
  words: TopUpWords
  /** As it is typed now. */
  phone: string
  /** Undefined while it isn't one that can be paid. */
  sum: Cents | undefined
  option: Option | undefined
}

/** What the button beside it will do: how much, for which number, by what, and what the own account will hold then. */
export function TopUpSummary({ words, phone, sum, option }: Props) {
  const loaded = useStore(account.$loaded)
  const balance = useStore($balance)
  const number = parsePhoneNumber(phone)
  const isShownNumber = loaded.name === 'ready' && number !== undefined && number === numberOf(loaded.value)
  const isCertain = isShownNumber && sum !== undefined && balance && !balance.isLastKnown
  return (
    <div className="top-up-summary">
      <link rel="stylesheet" href={styles} precedence="default" />
      <span>{words['topUp.sum']}</span>
      <strong>{sum === undefined ? '–' : formatEuro(sum)}</strong>
      <ul>
        {number && <li>{formatPhoneNumber(number)}</li>}
        {option && (
          <li className="top-up-paid-by">
            {option.card ? (
              <CardName masked={maskOf(option.card)} words={words} />
            ) : (
              methodName(words, option.choice.method)
            )}
          </li>
        )}
        {isCertain && (
          <li className="top-up-will-have">
            {words['topUp.willHave']} {formatEuro(toCents(balance.amountInCents + sum))}
          </li>
        )}
      </ul>
    </div>
  )
}
