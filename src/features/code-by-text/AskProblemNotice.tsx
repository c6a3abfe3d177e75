import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { InView } from '../../ui/InView.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import type { CodeByTextWords } from './code-by-text.microcopy.ts'
import type { AskProblem } from './code-by-text.ts'

interface Props<Told> {
  problem: AskProblem<Told>
  words: CodeByTextWords
  toldInWords: (told: Told) => string
}

/** Why no code was sent. */
export function AskProblemNotice<Told>({ problem, words, toldInWords }: Props<Told>) {
  if (problem.kind === 'told')
    return (
      <InView>
        <Notification type="warning">
          <p>
            <TextWithPhones text={toldInWords(problem.told)} />
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
