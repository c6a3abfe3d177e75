import { logInPath } from '../../session/page-paths.ts'
import { logInAddress } from '../../session/redirects.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Notification } from '../../ui/Notification.tsx'
import type { StepProps } from './RegistrationScreen.tsx'
import type { NumberProblem } from './registration.store.ts'
import { noticeFor } from './registration.ts'
import { toldInWords } from './registration-words.ts'
import { Unanswered } from './Unanswered.tsx'

/** Why a number goes no further, and where it goes on instead. */
export function NumberNotice({ problem, words, paths }: StepProps & { problem: NumberProblem }) {
  switch (problem.kind) {
    case 'missing':
    case 'invalid':
      return null
    case 'failed':
      return <Unanswered failed={problem.failed} words={words} />
    case 'gone':
      return (
        <Notification type="info" title={words['registration.gone']}>
          <p>{words['registration.goneText']}</p>
        </Notification>
      )
    case 'told': {
      const { told } = problem
      const notice = noticeFor(told)
      const isTheirs = notice === 'numberAlreadyAdded' || told.key === 'ALREADY_ACTIVE'
      return (
        <Notification
          type={isTheirs || notice === 'activationInProgress' ? 'info' : 'warning'}
          title={notice && words[`registration.${notice}`]}
        >
          <p>{toldInWords(problem, words)}</p>
          {(isTheirs || told.kind === 'alreadyLinkedToAnotherAccount') && (
            <ActionLink type="outline" size="sm" href={paths.numbers}>
              {words['registration.toNumbers']}
            </ActionLink>
          )}
          {told.kind === 'ownershipAlreadyDeclared' && (
            <ActionLink type="outline" size="sm" href={logInAddress(logInPath(), paths.dashboard)}>
              {words['registration.logInButton']}
            </ActionLink>
          )}
        </Notification>
      )
    }
  }
}
