import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { InView } from '../../ui/InView.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import type { OrderLookupWords } from './order-lookup.microcopy.ts'
import type { AskProblem } from './order-lookup.store.ts'
import { toldInWords } from './order-lookup-words.ts'

/** Why no code was sent. */
export function LookupProblemNotice({ problem, words }: { problem: AskProblem; words: OrderLookupWords }) {
  if (problem.kind === 'told')
    return (
      <InView>
        <Notification type="warning">
          <p>
            <TextWithPhones text={toldInWords(problem.told, words)} />
          </p>
        </Notification>
      </InView>
    )
  const { failed } = problem
  return (
    <UntilOnline failure={failed}>
      <InView>
        <Trouble
          text={words[troubleKey(failed)]}
          reference={fill(words['trouble.reference'], { reference: failed.reference })}
        />
      </InView>
    </UntilOnline>
  )
}
