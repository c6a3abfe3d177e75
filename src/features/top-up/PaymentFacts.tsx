import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { formatEuro } from '../../lib/money.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { Notification } from '../../ui/Notification.tsx'
import { type Fact, Summary } from '../../ui/Summary.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { PaidByName } from '../saved-cards/PaidByName.tsx'
import type { TopUpResultWords } from './top-up-result.microcopy.ts'

interface Props {
  result: PaymentResult
  words: TopUpResultWords
  language: Language
}

/** Whose number, how much, when, and the reference. */
export const PaymentFacts = ({ result, words, language }: Props) => (
  <Summary facts={factsOf(result, words, language)} />
)

function factsOf(result: PaymentResult, words: TopUpResultWords, language: Language): Fact[] {
  const { maskedPhoneNumber, amountInCents, paidBy, paymentReference } = result
  const paid = result.status === 'paid' ? result : undefined
  const reference = <span className="reference">{paymentReference}</span>
  return [
    [words['topUpResult.number'], keepTogether(maskedPhoneNumber)],
    [words['topUpResult.sum'], formatEuro(amountInCents)],
    [
      fill(words['topUpResult.vat'], { rate: paid?.vat?.rateInPercent ?? 0 }),
      paid?.vat && formatEuro(paid.vat.amountInCents),
    ],
    [
      words['topUpResult.time'],
      paid && fill(words['topUpResult.vilniusTime'], { time: formatMoment(paid.completedAt, language) }),
    ],
    [words['topUpResult.method'], paidBy && <PaidByName key="paid" paidBy={paidBy} words={words} />],
    [words['topUpResult.reference'], reference],
  ]
}

/** Why a payment failed, and whether money was taken. */
export function PaymentTrouble({ result, words }: Omit<Props, 'language'>) {
  switch (result.status) {
    case 'pending':
    case 'paid':
      return null
    case 'refused':
      return (
        <Notification type="error" title={words['topUpResult.moneyNotTaken']}>
          <p>{words[`topUpResult.${result.reason}`]}</p>
        </Notification>
      )
    case 'cancelled':
      return (
        <Notification type="info" title={words['topUpResult.moneyNotTaken']}>
          <p>{words['topUpResult.cancelled']}</p>
        </Notification>
      )
    case 'expired':
      return result.moneyTaken === 'no' ? (
        <Notification type="info" title={words['topUpResult.moneyNotTaken']}>
          <p>{words['topUpResult.expired']}</p>
        </Notification>
      ) : (
        <Notification type="warning">
          <p>
            <TextWithPhones text={words['topUpResult.moneyUnknown']} />
          </p>
        </Notification>
      )
    case 'unknown':
      return (
        <Notification type="info">
          <p>
            <TextWithPhones text={words['topUpResult.statusUnknown']} />
          </p>
        </Notification>
      )
  }
}
