import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { logInAddress } from '../../session/redirects.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { type HeadingTag, ResultHeading } from '../../ui/ResultHeading.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Summary } from '../../ui/Summary.tsx'
import type { ResultWords } from './registration-result.microcopy.ts'
import type { ResultScreen } from './registration-result.store.ts'
import { Unanswered } from './Unanswered.tsx'

interface Props {
  screen: ResultScreen
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: ResultWords
  /** No one is signed in, as far as this browser knows. */
  isGuest: boolean
  flowPath: string
  dashboardPath: string
  logInPath: string
  onAskAgain: () => void
  headingTag?: HeadingTag
}

/** Whether what the page's content says is true. */
export const isContentTrue = ({ name }: ResultScreen): boolean => name === 'activated' || name === 'pending'

export function RegistrationResultScreen(props: Props) {
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
      return words['registration.resultLoading']
    case 'nothing':
      return words['registration.nothing']
    case 'failed':
      return words['registration.resultFailed']
    case 'activated':
    case 'pending':
      return title
  }
}

function Content({ screen, words, isGuest, flowPath, dashboardPath, logInPath, onAskAgain }: Props) {
  switch (screen.name) {
    case 'loading':
      return <Spinner label={words['registration.resultLoading']} />
    case 'nothing':
      return (
        <div className="result-nothing">
          <p>{words['registration.nothingText']}</p>
          <ActionLink href={flowPath}>{words['registration.toFlow']}</ActionLink>
        </div>
      )
    case 'activated':
      return (
        <>
          <Summary facts={[[words['registration.activatedNumber'], formatPhoneNumber(screen.phoneNumber)]]} />
          {isGuest && (
            <Notification type="info" title={words['registration.numberActivatedUnauthenticated']}>
              <p>{words['registration.unauthenticatedText']}</p>
              <ActionLink size="sm" href={logInAddress(logInPath, dashboardPath)}>
                {words['registration.logInButton']}
              </ActionLink>
            </Notification>
          )}
        </>
      )
    case 'pending':
      return (
        <>
          <p role="status">{words[screen.isLate ? 'registration.late' : 'registration.pending']}</p>
          {screen.isLate && (
            <Button
              type="outline"
              busyLabel={screen.isAsking ? words['registration.resultLoading'] : undefined}
              onClick={onAskAgain}
            >
              {words['registration.askAgain']}
            </Button>
          )}
        </>
      )
    case 'failed':
      return (
        <>
          <Unanswered failed={screen.failed} words={words} />
          <Button
            type="outline"
            busyLabel={screen.isAsking ? words['registration.resultLoading'] : undefined}
            onClick={onAskAgain}
          >
            {words['registration.tryAgain']}
          </Button>
        </>
      )
  }
}
