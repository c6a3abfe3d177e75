import type { ReactNode } from 'react'
import { fill } from '../../i18n/fill.ts'
import { logInPath } from '../../session/page-paths.ts'
import { logInAddress } from '../../session/redirects.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { TopUpWords } from './top-up.microcopy.ts'
import type { Failure } from './top-up.store.ts'

interface Props {
  failure: Failure
  words: TopUpWords
  /** What else is to be said where there was no answer. */
  children?: ReactNode
}

/** Why a top-up doesn't continue. */
export function FailureNotice({ failure, words, children }: Props) {
  switch (failure.kind) {
    case 'nothingOffered':
    case 'methodUnavailable':
    case 'bankUnavailable':
    case 'cardGone':
      return (
        <Notification type="warning">
          <p>
            <TextWithPhones text={words[`topUp.${failure.kind}`]} />
          </p>
        </Notification>
      )
    case 'walletAbsent':
    case 'walletFailed':
      return (
        <Notification type="warning">
          <p>{fill(words[`topUp.${failure.kind}`], { wallet: words[`topUp.${failure.wallet}`] })}</p>
        </Notification>
      )
    case 'logInRequired':
      return (
        <Notification type="warning">
          <p>{words['topUp.logInRequired']}</p>
          <Button
            type="outline"
            size="sm"
            onClick={() => location.assign(logInAddress(logInPath(), location.pathname))}
          >
            {words['topUp.logIn']}
          </Button>
        </Notification>
      )
    case 'partNotLoaded':
      return (
        <Notification type="error">
          <p>{words['trouble.partNotLoaded']}</p>
        </Notification>
      )
    default:
      return (
        <Notification type="error">
          <p>{words[troubleKey(failure)]}</p>
          {children}
          <p className="field-hint">
            <TextWithPhones text={fill(words['trouble.reference'], { reference: failure.reference })} />
          </p>
        </Notification>
      )
  }
}
