import { formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { Notification } from '../../ui/Notification.tsx'
import type { TopUpResultWords } from './TopUpResult.island.tsx'

interface Props {
  result: PaymentResult
  words: TopUpResultWords
  language: Language
}

/** Whose number, how much, when, and the reference; for a failure, why and whether money was taken. */
export function PaymentFacts({ result, words, language }: Props) {
  return (
    <>
      <Trouble result={result} words={words} />
      <dl className="summary">
        <div>
          <dt>{words['topUpResult.number']}</dt>
          <dd>{result.maskedPhoneNumber}</dd>
        </div>
        <div>
          <dt>{words['topUpResult.sum']}</dt>
          <dd>{formatEuro(result.amountInCents)}</dd>
        </div>
        {result.status === 'paid' && result.vat && (
          <div>
            <dt>{fill(words['topUpResult.vat'], { rate: result.vat.rateInPercent })}</dt>
            <dd>{formatEuro(result.vat.amountInCents)}</dd>
          </div>
        )}
        {result.status === 'paid' && (
          <div>
            <dt>{words['topUpResult.time']}</dt>
            <dd>
              {formatMoment(result.completedAt, language)} {words['topUpResult.vilniusTime']}
            </dd>
          </div>
        )}
        {result.paidBy && (
          <div>
            <dt>{words['topUpResult.method']}</dt>
            <dd>{methodName(result.paidBy, words)}</dd>
          </div>
        )}
        <div>
          <dt>{words['topUpResult.reference']}</dt>
          <dd className="reference">{result.paymentReference}</dd>
        </div>
      </dl>
    </>
  )
}

const methodKeys = {
  card: 'topUpResult.card',
  savedCard: 'topUpResult.card',
  bankLink: 'topUpResult.bankLink',
  googlePay: 'topUpResult.googlePay',
  applePay: 'topUpResult.applePay',
} as const

/** `Google Pay, VISA **** 4242` */
const methodName = ({ method, detail }: NonNullable<PaymentResult['paidBy']>, words: TopUpResultWords) =>
  [words[methodKeys[method]], ...(detail ? [detail] : [])].join(', ')

function Trouble({ result, words }: Omit<Props, 'language'>) {
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
          <p>{words['topUpResult.moneyUnknown']}</p>
        </Notification>
      )
  }
}
