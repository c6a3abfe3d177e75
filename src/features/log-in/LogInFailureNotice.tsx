import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Notification } from '../../ui/Notification.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { LogInWords } from './log-in.microcopy.ts'
import type { LogInFailure } from './log-in.store.ts'

export function LogInFailureNotice({ failure, words }: { failure: LogInFailure; words: LogInWords }) {
  // A user who cancelled knows that they did.
  const type = failure.kind === 'provider' && failure.error === 'cancelled' ? 'info' : 'error'
  return (
    <Notification type={type} title={type === 'error' ? words['logIn.errorTitle'] : undefined}>
      <p>{reason(failure, words)}</p>
      {'reference' in failure && (
        <p className="field-hint">
          <TextWithPhones text={fill(words['trouble.reference'], { reference: failure.reference })} />
        </p>
      )}
    </Notification>
  )
}

function reason(failure: LogInFailure, words: LogInWords): string {
  switch (failure.kind) {
    case 'provider':
      return words[`logIn.${failure.error}`]
    case 'failure':
      return words['logIn.providerUnavailable']
    default:
      return words[troubleKey(failure)]
  }
}
