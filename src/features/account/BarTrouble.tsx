import type { Words } from '../../content/words.ts'
import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Notification } from '../../ui/Notification.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { accountBarMicrocopy, accountGateMicrocopy } from './account.microcopy.ts'
import type { BarAction } from './account-bar.store.ts'

/** What the bar and the gate both have. */
type SharedWords = Words<
  readonly Extract<(typeof accountBarMicrocopy)[number], (typeof accountGateMicrocopy)[number]>[]
>

/** Why the number could not be changed, or no one logged out. */
export function BarTrouble({ action, words }: { action: BarAction; words: SharedWords }) {
  switch (action.name) {
    case 'idle':
    case 'switching':
    case 'loggingOut':
      return null
    case 'missingNumber':
      return (
        <Notification type="error">
          <p>{words['account.missingNumber']}</p>
        </Notification>
      )
    case 'failed':
      return (
        <Notification type="error">
          <p>{words[troubleKey(action.failed)]}</p>
          <p className="field-hint">
            <TextWithPhones text={fill(words['trouble.reference'], { reference: action.failed.reference })} />
          </p>
        </Notification>
      )
  }
}
