import { useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangeNotice, isSaving } from './ChangeNotice.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { Change } from './change.ts'
import { nameOfRecurring, RecurringPaymentRow } from './RecurringPaymentRow.tsx'
import type { PanelProps } from './Settings.island.tsx'

interface Props extends Pick<PanelProps, 'words' | 'language' | 'topUpPath'> {
  recurringPayments: readonly RecurringPayment[]
  change: Change
  onDelete: (ids: readonly string[]) => void
  onPause: (id: string, paused: boolean) => void
}

/** Auto top-ups: when and how much, paused or deleted, one or several at once. */
export function RecurringPayments({
  recurringPayments,
  change,
  words,
  language,
  topUpPath,
  onDelete,
  onPause,
}: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isConfirming, setConfirming] = useState(false)
  const toDelete = recurringPayments.filter(({ recurringPaymentId }) => chosen.includes(recurringPaymentId))
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <section className="settings-card" aria-labelledby="settings-recurring">
      <h2 id="settings-recurring" className="text-h3">
        {words['settings.recurring']}
      </h2>
      {recurringPayments.length === 0 && (
        <>
          <p>{words['settings.noRecurring']}</p>
          <div className="settings-actions">
            <a className="button button-outline button-sm" href={topUpPath}>
              {words['settings.topUp']}
            </a>
          </div>
        </>
      )}
      <ul className="settings-list">
        {recurringPayments.map((one) => (
          <RecurringPaymentRow
            key={one.recurringPaymentId}
            recurringPayment={one}
            isChosen={chosen.includes(one.recurringPaymentId)}
            change={change}
            words={words}
            language={language}
            onChoose={() => toggle(one.recurringPaymentId)}
            onPause={() => onPause(one.recurringPaymentId, !one.isPaused)}
          />
        ))}
      </ul>
      {recurringPayments.length > 0 && (
        <div className="settings-actions">
          <Button
            type="outline"
            size="sm"
            disabled={toDelete.length === 0}
            busyLabel={isSaving(change, 'recurring') ? words['settings.saving'] : undefined}
            onClick={() => setConfirming(true)}
          >
            {fill(words['settings.deleteChosen'], { count: toDelete.length })}
          </Button>
        </div>
      )}
      <ChangeNotice
        change={change}
        targets={['recurring', ...recurringPayments.map((one) => `pause ${one.recurringPaymentId}`)]}
        words={words}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        title={words['settings.deleteRecurringTitle']}
        confirmLabel={words['settings.delete']}
        words={words}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          onDelete(toDelete.map(({ recurringPaymentId }) => recurringPaymentId))
        }}
      >
        <p>{words['settings.deleteRecurringText']}</p>
        <ul className="list-disc pl-[1.25em]">
          {toDelete.map((one) => (
            <li key={one.recurringPaymentId}>{nameOfRecurring(one)}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  )
}
