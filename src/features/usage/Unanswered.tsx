import { fill } from '../../i18n/fill.ts'
import type { Failed } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import type { UsageWords } from './usage.microcopy.ts'

interface Props {
  failed: Failed
  words: UsageWords
  onTryAgain: () => void
}

/** Why the operator's figures didn't come, and the way to ask again. */
export const Unanswered = ({ failed, words, onTryAgain }: Props) => (
  <Trouble
    text={words[troubleKey(failed)]}
    reference={fill(words['trouble.reference'], { reference: failed.reference })}
  >
    <Button type="outline" size="sm" onClick={onTryAgain}>
      {words['usage.tryAgain']}
    </Button>
  </Trouble>
)
