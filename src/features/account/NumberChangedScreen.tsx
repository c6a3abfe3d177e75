import { fill } from '../../i18n/fill.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import type { AccountGateWords } from './account.microcopy.ts'
import { BarTrouble } from './BarTrouble.tsx'
import { GatePanel } from './GatePanel.tsx'
import type { NumberChanged } from './gate.store.ts'
import type { LaterGateWords } from './later-gate.microcopy.ts'

interface Props {
  gate: NumberChanged
  words: AccountGateWords & LaterGateWords
  /** On with the number that is the current one now. */
  onGoOn: () => void
  onSwitchBack: () => void
  headingTag?: 'h1' | 'h4' | undefined
}

/** Which number it was about, which one is current now, and the ways on with either. */
export function NumberChangedScreen({ gate, words, onGoOn, onSwitchBack, headingTag }: Props) {
  const about = formatPhoneNumber(gate.about)
  const now = gate.now && formatPhoneNumber(gate.now)
  return (
    <GatePanel drawing={undefined} title={words['account.numberChangedTitle']} headingTag={headingTag}>
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
    </GatePanel>
  )
}
