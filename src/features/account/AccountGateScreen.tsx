import { fill } from '../../i18n/fill.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AccountGateWords } from './AccountGate.island.tsx'
import type { Gate } from './gate.store.ts'

interface Props {
  gate: Gate
  words: AccountGateWords
  /** The log-in page, with the way back here. */
  logInHref: string
  onTryAgain: () => void
  /** A page has one h1: where several screens stand on one, theirs are lower. */
  headingTag?: 'h1' | 'h4'
}

/** What a person reads in place of a page for customers. */
export function AccountGateScreen({ gate, words, logInHref, onTryAgain, headingTag: Heading = 'h1' }: Props) {
  switch (gate.name) {
    case 'checking':
    case 'leaving':
    case 'open':
      return null
    case 'expired':
      return (
        <div className="gate-panel" role="alert">
          <Icon name="shield" size="xl" />
          <Heading className="text-h2">{words['account.expiredTitle']}</Heading>
          <p>{words['account.expiredText']}</p>
          {/* In a window of its own, so that what was typed here stays. */}
          <a className="button button-primary button-md" href={logInHref} target="_blank" rel="noopener">
            {words['account.logInAgain']}
            <Icon name="arrow-up-right" size="sm" />
          </a>
        </div>
      )
    case 'unavailable':
      return (
        <div className="gate-panel" role="alert">
          <Icon name="warning" size="xl" />
          <Heading className="text-h2">{words['account.unavailableTitle']}</Heading>
          <p>{words['trouble.unavailable']}</p>
          <TryAgain gate={gate} words={words} onTryAgain={onTryAgain} />
        </div>
      )
    case 'failed':
      return (
        <div className="gate-panel" role="alert">
          <Icon name="error" size="xl" />
          <Heading className="text-h2">{words['account.failedTitle']}</Heading>
          <p>{words[troubleKey(gate.trouble)]}</p>
          <p className="field-hint">
            {fill(words['trouble.reference'], { reference: gate.trouble.reference })}
          </p>
          <TryAgain gate={gate} words={words} onTryAgain={onTryAgain} />
        </div>
      )
  }
}

function TryAgain({
  gate,
  words,
  onTryAgain,
}: Pick<Props, 'words' | 'onTryAgain'> & { gate: { isAsking: boolean } }) {
  return (
    <Button busyLabel={gate.isAsking ? words['account.asking'] : undefined} onClick={onTryAgain}>
      {words['account.tryAgain']}
    </Button>
  )
}
