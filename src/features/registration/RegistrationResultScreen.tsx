import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { logInAddress } from '../../session/redirects.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { type HeadingTag, type Result, ResultFrame } from '../../ui/ResultFrame.tsx'
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

export function RegistrationResultScreen(props: Props) {
  const { words, headingTag, onAskAgain } = props
  return (
    <ResultFrame
      tag={headingTag}
      loadingLabel={words['registration.resultLoading']}
      onAskAgain={onAskAgain}
      {...resultOf(props)}
    />
  )
}

function resultOf({ screen, title, words, isGuest, flowPath, dashboardPath, logInPath }: Props): Result {
  switch (screen.name) {
    case 'loading':
      return { outcome: 'waiting', heading: words['registration.resultLoading'] }
    case 'nothing':
      return {
        outcome: 'nothing',
        heading: words['registration.nothing'],
        happened: <p>{words['registration.nothingText']}</p>,
        ways: <ActionLink href={flowPath}>{words['registration.toFlow']}</ActionLink>,
      }
    case 'activated':
      return {
        outcome: 'known',
        heading: title,
        isContentTrue: true,
        figure: {
          value: formatPhoneNumber(screen.phoneNumber),
          caption: words['registration.activatedNumber'],
        },
        ways: isGuest && (
          <Notification type="info" title={words['registration.numberActivatedUnauthenticated']}>
            <p>{words['registration.unauthenticatedText']}</p>
            <ActionLink size="sm" href={logInAddress(logInPath, dashboardPath)}>
              {words['registration.logInButton']}
            </ActionLink>
          </Notification>
        ),
      }
    case 'pending': {
      const { isLate, isAsking } = screen
      return {
        outcome: 'known',
        heading: title,
        isContentTrue: true,
        happened: <p role="status">{words[isLate ? 'registration.late' : 'registration.pending']}</p>,
        askAgain: isLate ? { label: words['registration.askAgain'], isAsking } : undefined,
      }
    }
    case 'failed':
      return {
        outcome: 'failed',
        heading: words['registration.resultFailed'],
        happened: <Unanswered failed={screen.failed} words={words} />,
        askAgain: { label: words['registration.tryAgain'], isAsking: screen.isAsking },
      }
  }
}
