import { formatCalendarDate, formatMoment } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { type HeadingTag, type Result, ResultFrame } from '../../ui/ResultFrame.tsx'
import { type Fact, Summary } from '../../ui/Summary.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { CardName } from '../saved-cards/card.tsx'
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
  const { words, headingTag, onAskAgain } = props
  return (
    <ResultFrame
      tag={headingTag}
      loadingLabel={words['topUpResult.loading']}
      onAskAgain={onAskAgain}
      {...resultOf(props)}
    />
  )
}

function resultOf({ screen, title, words, language, autoTopUpPath }: Props): Result {
  switch (screen.name) {
    case 'loading':
      return { outcome: 'waiting', heading: words['topUpResult.loading'] }
    case 'nothing':
      return {
        outcome: 'nothing',
        heading: words['autoTopUp.nothingTitle'],
        happened: <p>{words['autoTopUp.nothingText']}</p>,
        ways: (
          <a className="button button-primary button-md" href={autoTopUpPath}>
            {words['autoTopUp.begin']}
          </a>
        ),
      }
    case 'failed':
      return {
        outcome: 'failed',
        heading: words['autoTopUp.failedTitle'],
        happened: (
          <Trouble
            text={failureText(screen.failed, words)}
            reference={fill(words['trouble.reference'], { reference: screen.failed.reference })}
          />
        ),
        askAgain: { label: words['topUpResult.askAgain'], isAsking: screen.isAsking },
      }
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
        [
          words['autoTopUp.card'],
          paidBy?.detail && <CardName key="card" masked={paidBy.detail} words={words} />,
        ],
        [words['topUpResult.reference'], paymentReference],
      ]
      return {
        outcome: 'known',
        heading: title,
        isContentTrue: true,
        figure: { value: `+${formatEuro(amountInCents)}`, caption: maskedPhoneNumber },
        happened: (
          <Summary
            facts={[[words['autoTopUp.next'], formatCalendarDate(screen.nextPaymentDate, language)]]}
          />
        ),
        papers: {
          title: words['topUpResult.receipt'],
          content: (
            <>
              <Summary facts={facts} />
              <div className="receipt">
                <p className="receipt-seller">{words['topUpResult.seller']}</p>
                <Button type="outline" onClick={() => print()}>
                  {words['topUpResult.print']}
                </Button>
              </div>
            </>
          ),
        },
      }
    }
    case 'setUp': {
      const { phoneNumber, amount, nextPaymentDate, brand, number } = screen.recurringPayment
      const next =
        nextPaymentDate === null ? words['autoTopUp.paused'] : formatCalendarDate(nextPaymentDate, language)
      const facts: Fact[] = [
        [words['topUpResult.number'], formatPhoneNumber(phoneNumber)],
        [words['topUpResult.sum'], formatEuro(amount)],
        [words['autoTopUp.next'], next],
        [words['autoTopUp.card'], <CardName key="card" masked={`${brand} ${number}`} words={words} />],
      ]
      return {
        outcome: 'known',
        heading: title,
        isContentTrue: true,
        happened: <Summary facts={facts} />,
      }
    }
  }
}
