import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Notification } from '../../ui/Notification.tsx'
import type { TopUpWords } from './TopUp.island.tsx'
import type { Failure } from './top-up.store.ts'

export function FailureNotice({ failure, words }: { failure: Failure; words: TopUpWords }) {
  if (failure.kind === 'cardUnavailable') {
    return (
      <Notification type="warning">
        <p>{words['topUp.cardUnavailable']}</p>
      </Notification>
    )
  }
  return (
    <Notification type="error">
      <p>{words[troubleKey(failure)]}</p>
      <p className="field-hint">{fill(words['trouble.reference'], { reference: failure.reference })}</p>
    </Notification>
  )
}
