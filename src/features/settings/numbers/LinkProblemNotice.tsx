import { Notification } from '../../../ui/Notification.tsx'
import { TextWithPhones } from '../../../ui/TextWithPhones.tsx'
import { UntilOnline } from '../../../ui/UntilOnline.tsx'
import { linkWords } from '../../numbers/link-words.ts'
import { noticeTypeOf } from '../../numbers/told-by.ts'
import { FailedNotice } from '../FailedNotice.tsx'
import type { LinkProblem } from './link.store.ts'
import type { NumbersWords } from './numbers.microcopy.ts'

/** Why linking doesn't continue. What was only typed wrong is at its field. */
export function LinkProblemNotice({
  problem,
  words,
}: {
  problem: LinkProblem | undefined
  words: NumbersWords
}) {
  if (!problem || problem.kind === 'missing') return null
  return problem.kind === 'failed' ? (
    <UntilOnline failure={problem.failed}>
      <FailedNotice failed={problem.failed} words={words} />
    </UntilOnline>
  ) : (
    <Notification type={noticeTypeOf(problem.told)}>
      <p>
        <TextWithPhones text={linkWords(problem.told, problem.attemptsLeft, words)} />
      </p>
    </Notification>
  )
}
