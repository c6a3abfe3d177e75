import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LaterWords } from '../../ui/LaterWords.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import type { Drawing } from '../../ui/Picture.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { AccountGateWords } from './account.microcopy.ts'
import { GatePanel } from './GatePanel.tsx'
import type { Gate } from './gate.store.ts'
import { LaterGateWordsFile, laterGatePath } from './later-gate-words.ts'
import { NumberChangedScreen } from './NumberChangedScreen.tsx'

/** Their addresses: they only decorate, and styles keep their room. */
export type GateDrawings = Record<'expired' | 'closed', Drawing | undefined>

interface Props {
  gate: Gate
  words: AccountGateWords
  language: Language
  drawings: GateDrawings
  /** The log-in page, with the way back here. */
  logInHref: string
  onTryAgain: () => void
  /** On with the number that is the current one now. */
  onGoOn: () => void
  onSwitchBack: () => void
  /** A page has one h1: where several screens are on one, theirs are lower. */
  headingTag?: 'h1' | 'h4'
}

/** What a person reads in place of a page for customers. */
export function AccountGateScreen(props: Props) {
  const { gate, words, drawings, logInHref, onTryAgain, headingTag } = props
  switch (gate.name) {
    case 'checking':
    case 'leaving':
    case 'open':
      return null
    case 'expired':
      return (
        <GatePanel drawing={drawings.expired} title={words['account.expiredTitle']} headingTag={headingTag}>
          <p>{words['account.expiredText']}</p>
          {/* In a window of its own, so that what was typed here stays. */}
          <NewTabLink className="button button-primary button-md" href={logInHref} words={words}>
            {words['account.logInAgain']}
            <Icon name="arrow-up-right" size="sm" />
          </NewTabLink>
        </GatePanel>
      )
    case 'unavailable':
      return (
        <GatePanel
          drawing={drawings.closed}
          title={words['account.unavailableTitle']}
          headingTag={headingTag}
          isAsking={gate.isAsking}
        >
          <p>{words['trouble.unavailable']}</p>
          {gate.reference && <Reference words={words} reference={gate.reference} />}
          <TryAgain gate={gate} words={words} onTryAgain={onTryAgain} />
        </GatePanel>
      )
    case 'failed':
      return (
        <GatePanel
          drawing={drawings.closed}
          title={words['account.failedTitle']}
          headingTag={headingTag}
          isAsking={gate.isAsking}
        >
          <p>{words[troubleKey(gate.trouble)]}</p>
          <Reference words={words} reference={gate.trouble.reference} />
          <TryAgain gate={gate} words={words} onTryAgain={onTryAgain} />
        </GatePanel>
      )
    case 'numberChanged':
      return (
        <LaterWords
          path={laterGatePath(props.language)}
          schema={LaterGateWordsFile}
          loadingLabel={words['account.asking']}
          failed={words['trouble.unknown']}
          tryAgain={words['account.tryAgain']}
        >
          {(own) => <NumberChangedScreen {...props} gate={gate} words={{ ...words, ...own }} />}
        </LaterWords>
      )
  }
}

const Reference = ({ words, reference }: Pick<Props, 'words'> & { reference: string }) => (
  <p className="field-hint">
    <TextWithPhones text={fill(words['trouble.reference'], { reference })} />
  </p>
)

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
