import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as v from 'valibot'
import { calendarDateOf } from '../../../i18n/date.ts'
import { SectionWords } from '../SectionWords.tsx'
import { SettingsLoaded } from '../SettingsLoaded.tsx'
import { settings } from '../settings.store.ts'
import type { PanelProps } from '../settings-props.ts'
import { AskForTopUp } from './AskForTopUp.tsx'
import { paymentsApi } from './payments.api.ts'
import { type PaymentsWords, paymentsMicrocopy } from './payments.microcopy.ts'
import { createPaymentsStore } from './payments.store.ts'
import { RecurringPayments } from './RecurringPayments.tsx'
import { SavedCards } from './SavedCards.tsx'

const paymentsStore = createPaymentsStore(settings, paymentsApi())

const OwnWords = v.object(v.entriesFromList(paymentsMicrocopy, v.string()))

/** Saved cards, the auto top-ups that they pay, and a link for others who pay. */
export function PaymentsPanel(props: PanelProps) {
  return (
    <SectionWords section="payments" schema={OwnWords} words={props.words} language={props.language}>
      {(words) => <Payments {...props} words={words} />}
    </SectionWords>
  )
}

function Payments({ words, language, autoTopUpPath, topUpPath }: PanelProps & { words: PaymentsWords }) {
  const loaded = useStore(settings.$loaded)
  const change = useStore(paymentsStore.$change)
  useEffect(() => void settings.load(), [])
  return (
    <div className="settings-panel">
      <SettingsLoaded loaded={loaded} words={words} cards={2} onTryAgain={settings.refresh}>
        {({ cardsDetails, recurringPayments, phoneNumber }, isOff) => (
          <>
            <SavedCards
              cards={cardsDetails}
              recurringPayments={recurringPayments}
              change={change}
              isOff={isOff}
              today={calendarDateOf(Date.now())}
              words={words}
              onDelete={paymentsStore.deleteCard}
            />
            <RecurringPayments
              recurringPayments={recurringPayments}
              cards={cardsDetails}
              today={calendarDateOf(Date.now())}
              change={change}
              isOff={isOff}
              words={words}
              language={language}
              autoTopUpPath={autoTopUpPath}
              onDelete={paymentsStore.deleteRecurringPayments}
              onPause={paymentsStore.pauseRecurringPayment}
            />
            <AskForTopUp phoneNumber={phoneNumber} topUpPath={topUpPath} words={words} />
          </>
        )}
      </SettingsLoaded>
    </div>
  )
}
