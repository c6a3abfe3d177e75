import type { Words } from '../../content/words.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { logInAddress } from '../../session/redirects.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { registrationResultMicrocopy } from './registration-result.microcopy.ts'
import type { ResultScreen } from './registration-result.store.ts'
import { Unanswered } from './Unanswered.tsx'

export type ResultWords = Words<typeof registrationResultMicrocopy>

interface Props {
  screen: ResultScreen
  /** The page's title from content; shown once the operator has said that it is true. */
  title: string
  words: ResultWords
  /** Nobody is signed in, as far as this browser knows. */
  isGuest: boolean
  flowPath: string
  dashboardPath: string
  logInPath: string
  onAskAgain: () => void
  /** A page has one h1: where several screens stand on one, theirs are lower. */
  Title?: 'h1' | 'h4'
}

/** Whether what the page's content says is true. */
export const isContentTrue = ({ name }: ResultScreen): boolean => name === 'activated' || name === 'pending'

export function RegistrationResultScreen({
  screen,
  title,
  words,
  isGuest,
  flowPath,
  dashboardPath,
  logInPath,
  onAskAgain,
  Title = 'h1',
}: Props) {
  switch (screen.name) {
    case 'loading':
      return (
        <>
          <Title className="sr-only">{words['registration.resultLoading']}</Title>
          <Spinner label={words['registration.resultLoading']} />
        </>
      )
    case 'nothing':
      return (
        <>
          <Title>{words['registration.nothing']}</Title>
          <p>{words['registration.nothingText']}</p>
          <ActionLink href={flowPath}>{words['registration.toFlow']}</ActionLink>
        </>
      )
    case 'activated':
      return (
        <>
          <Title>{title}</Title>
          <dl className="summary">
            <div>
              <dt>{words['registration.activatedNumber']}</dt>
              <dd>{formatPhoneNumber(screen.phoneNumber)}</dd>
            </div>
          </dl>
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
          <Title>{title}</Title>
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
          <Title className="sr-only">{words['registration.resultLoading']}</Title>
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
