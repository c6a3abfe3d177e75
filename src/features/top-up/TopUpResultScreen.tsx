import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { formatEuro } from '../../lib/money.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { later } from '../../ui/later.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { type Figure, type HeadingTag, type Result, ResultFrame } from '../../ui/ResultFrame.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { PaymentFacts, PaymentTrouble } from './PaymentFacts.tsx'
import type { TopUpResultWords } from './top-up-result.microcopy.ts'
import type { ResultScreen } from './top-up-result.store.ts'
import { mayChange } from './top-up-result.ts'

/** Loaded once the top-up is paid. Without it the page still says all that the receipt would. */
const Receipt = later(async () => (await import('./Receipt.tsx')).Receipt)

interface Props {
  screen: ResultScreen
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: TopUpResultWords
  language: Language
  topUpPath: string
  /** Where the same top-up is paid in another way, where there is one. */
  otherMethodPath?: string | undefined
  /** Where a user who topped up for something continues with it. */
  goOnPath?: string | undefined
  /** Where everyone else goes who has paid. */
  next?: { label: string; path: string } | undefined
  /** The failure of the same payment was shown before. */
  isAfterFailure?: boolean
  onAskAgain: () => void
  headingTag?: HeadingTag
}

export function TopUpResultScreen(props: Props) {
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

function resultOf(props: Props): Result {
  const { screen, title, words, topUpPath } = props
  switch (screen.name) {
    case 'loading':
      return { outcome: 'waiting', heading: words['topUpResult.loading'] }
    case 'nothing':
      return {
        outcome: 'nothing',
        heading: words['topUpResult.nothingTitle'],
        happened: (
          <p>
            <TextWithPhones text={words['topUpResult.nothingText']} />
          </p>
        ),
        ways: (
          <a className="button button-primary button-md" href={topUpPath}>
            {words['topUpResult.topUp']}
          </a>
        ),
      }
    case 'failed':
      return {
        outcome: 'failed',
        heading: words['topUpResult.failedTitle'],
        happened: (
          <Trouble
            text={words[troubleKey(screen.trouble)]}
            reference={fill(words['trouble.reference'], { reference: screen.trouble.reference })}
          />
        ),
        askAgain: { label: words['topUpResult.askAgain'], isAsking: screen.isAsking },
      }
    case 'known': {
      const { result, isLate, isAsking } = screen
      return {
        outcome: mayChange(result) && !isLate ? 'waiting' : 'known',
        heading: isUndecided(result) ? words['topUpResult.failedTitle'] : title,
        // Not while the money may yet have been taken.
        isContentTrue: !isUndecided(result),
        figure: figureOf(result, props),
        happened: <Payment {...props} result={result} isLate={isLate} />,
        askAgain: isLate ? { label: words['topUpResult.askAgain'], isAsking } : undefined,
        ways: waysFrom(result, props),
        papers: {
          title: words[result.status === 'paid' ? 'topUpResult.receipt' : 'topUpResult.papers'],
          content: <Papers {...props} result={result} />,
        },
      }
    }
  }
}

/** What the balance is now, or what was paid; of what failed no sum is in large. */
function figureOf(result: PaymentResult, { words }: Props): Figure | undefined {
  const { status, amountInCents } = result
  const maskedPhoneNumber = keepTogether(result.maskedPhoneNumber)
  if (status !== 'paid') {
    if (status !== 'pending') return undefined
    return { value: formatEuro(amountInCents), caption: maskedPhoneNumber }
  }
  if (result.balanceInCents === undefined)
    return { value: `+${formatEuro(amountInCents)}`, caption: maskedPhoneNumber }
  const told = { sum: formatEuro(amountInCents), number: maskedPhoneNumber }
  return { value: formatEuro(result.balanceInCents), caption: fill(words['topUpResult.newBalance'], told) }
}

/** What is known of the payment that no figure says. */
function Payment({
  result,
  isLate,
  words,
  isAfterFailure,
}: Props & { result: PaymentResult; isLate: boolean }) {
  const isPaid = result.status === 'paid'
  return (
    <>
      {isAfterFailure && isPaid && (
        <Notification type="success">
          <p>{words['topUpResult.paidLate']}</p>
        </Notification>
      )}
      <PaymentTrouble result={result} words={words} />
      {isLate && (
        <Notification type="info">
          <p>{words['topUpResult.late']}</p>
        </Notification>
      )}
    </>
  )
}

function waysFrom(result: PaymentResult, props: Props) {
  if (isFailure(result)) return <OtherWays {...props} />
  if (result.status !== 'paid') return null
  const { words, goOnPath, next } = props
  const way = goOnPath ? { label: words['topUpResult.goOn'], path: goOnPath } : next
  return (
    way && (
      <a className="button button-primary button-md" href={way.path}>
        {way.label}
      </a>
    )
  )
}

const Papers = ({ result, words, language }: Props & { result: PaymentResult }) => (
  <>
    <PaymentFacts result={result} words={words} language={language} />
    {result.status === 'paid' && (
      <OptionalPart>
        <Receipt words={words} />
      </OptionalPart>
    )}
  </>
)

const OtherWays = ({ words, topUpPath, otherMethodPath }: Props) => (
  <>
    <a className="button button-primary button-md" href={topUpPath}>
      {words['topUpResult.tryAgain']}
    </a>
    {otherMethodPath && (
      <a className="button button-outline button-md" href={otherMethodPath}>
        {words['topUpResult.otherMethod']}
      </a>
    )}
  </>
)

/** No one knows yet whether the money was taken: to pay again might be to pay twice. */
const isUndecided = (result: PaymentResult): boolean => result.status !== 'pending' && mayChange(result)

const isFailure = (result: PaymentResult): boolean =>
  result.status !== 'pending' && result.status !== 'paid' && !isUndecided(result)
