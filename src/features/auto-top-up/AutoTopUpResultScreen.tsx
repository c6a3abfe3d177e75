import { formatCalendarDate, formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { type HeadingTag, ResultHeading } from '../../ui/ResultHeading.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { type Fact, Summary } from '../../ui/Summary.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { cardInWords } from '../saved-cards/card.ts'
import type { AutoTopUpResultWords } from './auto-top-up.microcopy.ts'
import type { ResultScreen } from './auto-top-up-result.store.ts'
import { failureText } from './failure-text.ts'

interface Props {
  screen: ResultScreen
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: AutoTopUpResultWords
  language: Language
  autoTopUpPath: string
  onAskAgain: () => void
  headingTag?: HeadingTag
}

export function AutoTopUpResultScreen(props: Props) {
  return (
    <>
      <ResultHeading tag={props.headingTag}>{heading(props)}</ResultHeading>
      <Content {...props} />
    </>
  )
}

function heading({ screen, title, words }: Props): string {
  switch (screen.name) {
    case 'loading':
      return words['topUpResult.loading']
    case 'nothing':
      return words['autoTopUp.nothingTitle']
    case 'failed':
      return words['autoTopUp.failedTitle']
    case 'paid':
    case 'setUp':
      return title
  }
}

function Content({ screen, words, language, autoTopUpPath, onAskAgain }: Props) {
  switch (screen.name) {
    case 'loading':
      return <Spinner label={words['topUpResult.loading']} />
    case 'nothing':
      return (
        <div className="result-nothing">
          <p>{words['autoTopUp.nothingText']}</p>
          <a className="button button-primary button-md" href={autoTopUpPath}>
            {words['autoTopUp.begin']}
          </a>
        </div>
      )
    case 'failed':
      return (
        <>
          <Trouble
            text={failureText(screen.failed, words)}
            reference={fill(words['trouble.reference'], { reference: screen.failed.reference })}
          />
          <Button
            type="outline"
            busyLabel={screen.isAsking ? words['topUpResult.loading'] : undefined}
            onClick={onAskAgain}
          >
            {words['topUpResult.askAgain']}
          </Button>
        </>
      )
    case 'paid': {
      const { maskedPhoneNumber, amountInCents, vat, completedAt, paidBy, paymentReference } = screen.result
      const time = fill(words['topUpResult.vilniusTime'], { time: formatMoment(completedAt, language) })
      const facts: Fact[] = [
        [words['topUpResult.number'], maskedPhoneNumber],
        [words['autoTopUp.toppedUpNow'], formatEuro(amountInCents)],
        [
          fill(words['topUpResult.vat'], { rate: vat?.rateInPercent ?? 0 }),
          vat && formatEuro(vat.amountInCents),
        ],
        [words['topUpResult.time'], time],
        [words['autoTopUp.card'], paidBy?.detail && cardInWords(paidBy.detail, words)],
        [words['autoTopUp.next'], formatCalendarDate(screen.nextPaymentDate, language)],
        [words['topUpResult.reference'], paymentReference],
      ]
      return (
        <>
          <Summary facts={facts} />
          <div className="receipt">
            <p className="receipt-seller">{words['topUpResult.seller']}</p>
            <Button type="outline" onClick={() => print()}>
              {words['topUpResult.print']}
            </Button>
          </div>
        </>
      )
    }
    case 'setUp': {
      const { phoneNumber, amount, nextPaymentDate, brand, number } = screen.recurringPayment
      return (
        <Summary
          facts={[
            [words['topUpResult.number'], formatPhoneNumber(phoneNumber)],
            [words['topUpResult.sum'], formatEuro(amount)],
            [
              words['autoTopUp.next'],
              nextPaymentDate === null
                ? words['autoTopUp.paused']
                : formatCalendarDate(nextPaymentDate, language),
            ],
            [words['autoTopUp.card'], cardInWords(`${brand} ${number}`, words)],
          ]}
        />
      )
    }
  }
}
