import { formatEuro } from '../../lib/money.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { Notification } from '../../ui/Notification.tsx'
import type { TopUpResultWords } from './TopUpResult.island.tsx'

interface Props {
  result: PaymentResult
  words: TopUpResultWords
  language: string
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
        {result.status === 'paid' && (
          <div>
            <dt>{words['topUpResult.time']}</dt>
            <dd>{inVilnius(result.completedAt, language)}</dd>
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

/** A UTC instant in milliseconds as people in Vilnius read it. */
const inVilnius = (instant: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Vilnius',
  }).format(instant)
