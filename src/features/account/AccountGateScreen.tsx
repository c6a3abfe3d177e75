import { type ReactNode, useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { type Drawing, Picture } from '../../ui/Picture.tsx'
import { TextWithPhones } from '../../ui/TextWithPhones.tsx'
import type { AccountGateWords } from './account.microcopy.ts'
import { BarTrouble } from './BarTrouble.tsx'
import type { Gate, NumberChanged } from './gate.store.ts'

/** Their addresses: they only decorate, and styles keep their room. */
export type GateDrawings = Record<'expired' | 'closed', Drawing | undefined>

interface Props {
  gate: Gate
  words: AccountGateWords
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
        <Panel drawing={drawings.expired} title={words['account.expiredTitle']} headingTag={headingTag}>
          <p>{words['account.expiredText']}</p>
          {/* In a window of its own, so that what was typed here stays. */}
          <NewTabLink className="button button-primary button-md" href={logInHref} words={words}>
            {words['account.logInAgain']}
            <Icon name="arrow-up-right" size="sm" />
          </NewTabLink>
        </Panel>
      )
    case 'unavailable':
      return (
        <Panel
          drawing={drawings.closed}
          title={words['account.unavailableTitle']}
          headingTag={headingTag}
          isAsking={gate.isAsking}
        >
          <p>{words['trouble.unavailable']}</p>
          {gate.reference && <Reference words={words} reference={gate.reference} />}
          <TryAgain gate={gate} words={words} onTryAgain={onTryAgain} />
        </Panel>
      )
    case 'failed':
      return (
        <Panel
          drawing={drawings.closed}
          title={words['account.failedTitle']}
          headingTag={headingTag}
          isAsking={gate.isAsking}
        >
          <p>{words[troubleKey(gate.trouble)]}</p>
          <Reference words={words} reference={gate.trouble.reference} />
          <TryAgain gate={gate} words={words} onTryAgain={onTryAgain} />
        </Panel>
      )
    case 'numberChanged':
      return (
        <Panel drawing={undefined} title={words['account.numberChangedTitle']} headingTag={headingTag}>
          <NumberChange {...props} gate={gate} />
        </Panel>
      )
  }
}

/** Which number it was about, which one is current now, and the ways on with either. */
function NumberChange({ gate, words, onGoOn, onSwitchBack }: Props & { gate: NumberChanged }) {
  const about = formatPhoneNumber(gate.about)
  const now = gate.now && formatPhoneNumber(gate.now)
  return (
    <>
      <p>{fill(words['account.numberChangedText'], { number: about })}</p>
      {now && <p>{fill(words['account.numberNow'], { number: now })}</p>}
      {gate.failure && <BarTrouble action={gate.failure} words={words} />}
      <div className="flex w-full flex-wrap gap-3">
        <Button isFullWidthOnMobile onClick={onGoOn}>
          {now ? fill(words['account.goOnWith'], { number: now }) : words['account.reload']}
        </Button>
        {gate.now !== gate.about && (
          <Button
            type="outline"
            isFullWidthOnMobile
            busyLabel={gate.isSwitching ? words['account.switching'] : undefined}
            onClick={onSwitchBack}
          >
            {fill(words['account.switchBack'], { number: about })}
          </Button>
        )}
      </div>
    </>
  )
}

interface PanelProps extends Pick<Props, 'headingTag'> {
  drawing: Drawing | undefined
  title: string
  /** The operator is asked once more: what it says then is shown again. */
  isAsking?: boolean
  children: ReactNode
}

/** Comes over a page in which someone was: its heading takes focus, by which it is read out. */
function Panel({ drawing, title, headingTag: Heading = 'h1', isAsking, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAsking) heading.current?.focus()
  }, [isAsking])
  return (
    <div className="gate-panel">
      <Picture className="gate-picture" drawing={drawing} />
      <div>
        <Heading className="text-h2" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
    </div>
  )
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
