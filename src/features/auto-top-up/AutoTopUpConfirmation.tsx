import { useEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EarlierAttempt } from '../../ui/EarlierAttempt.tsx'
import { InView } from '../../ui/InView.tsx'
import { type Fact, Summary } from '../../ui/Summary.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import { CardName, maskOf } from '../saved-cards/card.tsx'
import { AskFirst } from '../unfinished/AskFirst.tsx'
import type { AutoTopUpWords } from './auto-top-up.microcopy.ts'
import type { Screen } from './auto-top-up.store.ts'
import type { EarlierAutoTopUp } from './begin-auto-top-up.ts'
import { FirstPayment } from './FirstPayment.tsx'
import { failureText } from './failure-text.ts'

interface Props {
  screen: Extract<Screen, { name: 'confirm' | 'sending' | 'leaving' }>
  today: string
  words: AutoTopUpWords
  language: Language
  idPrefix: string
  isOff: boolean
  onSetUp: (isMandateAccepted: boolean) => void
  onSendEarlier: () => void
  onSetUpBeside: (isMandateAccepted: boolean) => void
  onChange: () => void
}

/** Everything once more, and the mandate, before the button that sets it up. */
export function AutoTopUpConfirmation({
  screen,
  today,
  words,
  language,
  idPrefix,
  isOff,
  onSetUp,
  onSendEarlier,
  onSetUpBeside,
  onChange,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [isMandateAccepted, setMandateAccepted] = useState(false)
  const isBusy = screen.name !== 'confirm'
  const isMissing = screen.name === 'confirm' && screen.isMandateMissing === true && !isMandateAccepted
  useErrorTitle(isMissing, words['document.errorPrefix'])
  const mandate = `${idPrefix}-mandate`
  // Pressed once more without it, the box takes focus again: each press is a screen of its own.
  useEffect(() => {
    if (screen.name === 'confirm' && screen.isMandateMissing) document.getElementById(mandate)?.focus()
  }, [screen, mandate])

  const { checked, facts } = screen
  const { phoneNumber, amountInCents, dayOfMonth, card } = checked
  const sum = formatEuro(amountInCents)
  const rows: Fact[] = [
    [words['topUp.phone'], formatPhoneNumber(phoneNumber)],
    [words['topUp.sum'], sum],
    [words['autoTopUp.monthly'], fill(words['autoTopUp.dayOfMonth'], { day: dayOfMonth })],
    [
      words['autoTopUp.card'],
      card ? <CardName key="card" masked={maskOf(card)} words={words} /> : words['autoTopUp.newCard'],
    ],
  ]
  return (
    <div className="form-card">
      <h2 className="form-title" ref={heading} tabIndex={-1}>
        {words['topUp.confirmTitle']}
      </h2>
      {screen.name === 'confirm' && screen.failure && (
        <UntilOnline failure={screen.failure}>
          <InView>
            <Trouble
              text={failureText(screen.failure, words)}
              reference={fill(words['trouble.reference'], { reference: screen.failure.reference })}
            >
              {card === undefined && <p>{words['topUp.chargedOnce']}</p>}
            </Trouble>
          </InView>
        </UntilOnline>
      )}
      <Summary facts={rows} />
      <FirstPayment isPaidNow={card === undefined} {...{ today, dayOfMonth, words, language }} />
      {facts.replaced && (
        <p className="field-hint">
          {fill(words['autoTopUp.replaces'], {
            sum: formatEuro(facts.replaced.amount),
            day: facts.replaced.dayOfMonth,
          })}
        </p>
      )}
      <Checkbox
        name={mandate}
        label={fill(words['autoTopUp.mandate'], {
          sum,
          day: dayOfMonth,
          number: formatPhoneNumber(phoneNumber),
        })}
        error={isMissing ? words['autoTopUp.mandateMissing'] : undefined}
        checked={isMandateAccepted}
        disabled={isBusy}
        onChange={({ target }) => setMandateAccepted(target.checked)}
      />
      <p className="field-hint">{words['topUp.vatIncluded']}</p>
      {screen.name === 'confirm' && screen.earlier ? (
        <Earlier
          earlier={screen.earlier}
          words={words}
          onSend={onSendEarlier}
          onSetUpBeside={() => onSetUpBeside(isMandateAccepted)}
        />
      ) : (
        <AskFirst
          own="autoTopUp"
          language={language}
          loadingLabel={words['autoTopUp.loading']}
          failed={words['trouble.partNotLoaded']}
          tryAgain={words['autoTopUp.tryAgain']}
          isBusy={isBusy}
        >
          <Button
            isWide
            isOff={isOff}
            busyLabel={isBusy ? words[card ? 'autoTopUp.sending' : 'topUp.paying'] : undefined}
            onClick={() => onSetUp(isMandateAccepted)}
          >
            {fill(buttonText(card !== undefined, facts.replaced !== undefined, words), { sum })}
          </Button>
        </AskFirst>
      )}
      <Button type="text" disabled={isBusy} onClick={onChange}>
        {words['topUp.change']}
      </Button>
    </div>
  )
}

const earlierKeys = {
  paid: 'autoTopUp.earlierSetUp',
  pending: 'autoTopUp.earlierPending',
  unknown: 'autoTopUp.earlierUnknown',
} as const

interface EarlierProps {
  earlier: EarlierAutoTopUp
  words: AutoTopUpWords
  onSend: () => void
  onSetUpBeside: () => void
}

/** In place of the button that sets it up: another one that may be set up, or is. */
function Earlier({ earlier, words, onSend, onSetUpBeside }: EarlierProps) {
  const { amountInCents, dayOfMonth, standing, canSend } = earlier
  const isSent = standing === 'unknown' && canSend
  return (
    <EarlierAttempt
      title={fill(words['autoTopUp.earlierTitle'], { sum: formatEuro(amountInCents), day: dayOfMonth })}
      ways={[
        ...(isSent ? [{ label: words['autoTopUp.earlierSend'], onChoose: onSend }] : []),
        { label: words['autoTopUp.setUpBeside'], onChoose: onSetUpBeside },
      ]}
    >
      <p>{words[earlierKeys[standing]]}</p>
      {isSent && <p>{words['autoTopUp.earlierOnce']}</p>}
    </EarlierAttempt>
  )
}

function buttonText(isSavedCard: boolean, isChange: boolean, words: AutoTopUpWords): string {
  if (!isSavedCard) return words['autoTopUp.payAndSetUp']
  return words[isChange ? 'autoTopUp.replace' : 'autoTopUp.setUp']
}
