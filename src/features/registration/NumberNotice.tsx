import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import { logInAddress } from '../../session/redirects.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { noticeTypeOf } from '../numbers/told-by.ts'
import { noticeFor } from './after-link.ts'
import type { StepProps } from './registration-props.ts'
import { toldInWords } from './registration-words.ts'

interface Props extends Pick<StepProps, 'words' | 'paths'> {
  problem: { told: LinkOutcome; attemptsLeft: number | null }
}

/** Why the operator takes a number no further, and where it continues instead. */
export function NumberNotice({ problem, words, paths }: Props) {
  const { told } = problem
  const notice = noticeFor(told)
  const isTheirs = notice === 'numberAlreadyAdded' || told.key === 'ALREADY_ACTIVE'
  return (
    <Notification
      type={isTheirs || notice === 'activationInProgress' ? 'info' : noticeTypeOf(told)}
      title={notice && words[`registration.${notice}`]}
    >
      <p>
        <TextWithPhones text={toldInWords(problem, words)} />
      </p>
      {(isTheirs || told.kind === 'alreadyLinkedToAnotherAccount') && (
        <ActionLink type="outline" size="sm" href={paths.numbers}>
          {words['registration.toNumbers']}
        </ActionLink>
      )}
      {told.kind === 'ownershipAlreadyDeclared' && (
        <ActionLink type="outline" size="sm" href={logInAddress(paths.logIn, paths.dashboard)}>
          {words['registration.logInButton']}
        </ActionLink>
      )}
    </Notification>
  )
}
