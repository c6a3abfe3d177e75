import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { type HeadingTag, ResultHeading } from '../../ui/ResultHeading.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
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
  /** The failure of the same payment was shown before. */
  isAfterFailure?: boolean
  onAskAgain: () => void
  headingTag?: HeadingTag
}

export function TopUpResultScreen(props: Props) {
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
      return words['topUpResult.nothingTitle']
    case 'failed':
      return words['topUpResult.failedTitle']
    case 'known':
      return isUndecided(screen.result) ? words['topUpResult.failedTitle'] : title
  }
}

function Content(props: Props) {
  const { screen, words, language, topUpPath, otherMethodPath, goOnPath, isAfterFailure, onAskAgain } = props
  switch (screen.name) {
    case 'loading':
      return <Spinner label={words['topUpResult.loading']} />
    case 'nothing':
      return (
        <div className="result-nothing">
          <p>{words['topUpResult.nothingText']}</p>
          <a className="button button-primary button-md" href={topUpPath}>
            {words['topUpResult.topUp']}
          </a>
        </div>
      )
    case 'failed':
      return (
        <>
          <Trouble
            text={words[troubleKey(screen.trouble)]}
            reference={fill(words['trouble.reference'], { reference: screen.trouble.reference })}
          />
          <AskAgain isAsking={screen.isAsking} words={words} onAskAgain={onAskAgain} />
        </>
      )
    case 'known':
      return (
        <>
          {mayChange(screen.result) && !screen.isLate && <Spinner label={words['topUpResult.loading']} />}
          {isAfterFailure && screen.result.status === 'paid' && (
            <Notification type="success">
              <p>{words['topUpResult.paidLate']}</p>
            </Notification>
          )}
          <PaymentFacts result={screen.result} words={words} language={language} />
          {goOnPath && screen.result.status === 'paid' && (
            <a className="button button-primary button-md" href={goOnPath}>
              {words['topUpResult.goOn']}
            </a>
          )}
          {screen.result.status === 'paid' && (
            <OptionalPart>
              <Receipt words={words} />
            </OptionalPart>
          )}
          {screen.isLate && (
            <>
              <Notification type="info">
                <p>{words['topUpResult.late']}</p>
              </Notification>
              <AskAgain isAsking={screen.isAsking} words={words} onAskAgain={onAskAgain} />
            </>
          )}
          {isFailure(screen.result) && (
            <p className="result-ways">
              <a className="button button-primary button-md" href={topUpPath}>
                {words['topUpResult.tryAgain']}
              </a>
              {otherMethodPath && (
                <a className="button button-outline button-md" href={otherMethodPath}>
                  {words['topUpResult.otherMethod']}
                </a>
              )}
            </p>
          )}
        </>
      )
  }
}

function AskAgain({
  isAsking,
  words,
  onAskAgain,
}: Pick<Props, 'words' | 'onAskAgain'> & { isAsking: boolean }) {
  return (
    <Button
      type="outline"
      busyLabel={isAsking ? words['topUpResult.loading'] : undefined}
      onClick={onAskAgain}
    >
      {words['topUpResult.askAgain']}
    </Button>
  )
}

/** Whether what the page's content says is true: not while the money may yet have been taken, or nothing is known. */
export const isContentTrue = (screen: ResultScreen): boolean =>
  screen.name === 'known' && !isUndecided(screen.result)

/** No one knows yet whether the money was taken: to pay again might be to pay twice. */
const isUndecided = (result: PaymentResult): boolean => result.status !== 'pending' && mayChange(result)

const isFailure = (result: PaymentResult): boolean =>
  result.status !== 'pending' && result.status !== 'paid' && !isUndecided(result)
