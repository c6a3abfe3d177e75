import { useId, useState } from 'react'
import { formatDay } from '../../../i18n/date.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Language } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { CardTitle } from '../CardTitle.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { Change } from '../change.ts'
import { StrongChange } from '../StrongChange.tsx'
import type { DataWords } from './data.microcopy.ts'

interface Props {
  /** Until when the account is kept, UTC milliseconds; null where nothing ends it. */
  validTo: number | null
  change: Change
  isOff: boolean
  words: DataWords
  language: Language
  onClose: (closed: boolean) => void
}

/** The end of the account: what it means is said first, and until its day it may be kept after all. */
export function CloseAccount({ validTo, change, isOff, words, language, onClose }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const titleId = useId()
  const busyLabel = isSaving(change, 'closing') ? words['settings.saving'] : undefined
  return (
    <section className="settings-card" aria-labelledby={titleId}>
      <div className="grid gap-1">
        <CardTitle id={titleId} icon="user">
          {words['settings.closing']}
        </CardTitle>
        <p>
          {validTo === null
            ? words['settings.closingText']
            : fill(words['settings.closesOn'], { date: formatDay(validTo, language) })}
        </p>
      </div>
      <div className="settings-actions">
        {validTo === null ? (
          <Button
            type="outline"
            size="sm"
            isOff={isOff}
            busyLabel={busyLabel}
            onClick={() => setConfirming(true)}
          >
            <Icon name="warning" size="sm" />
            {words['settings.closeAccount']}
          </Button>
        ) : (
          <Button size="sm" isOff={isOff} busyLabel={busyLabel} onClick={() => onClose(false)}>
            {words['settings.keepAccount']}
          </Button>
        )}
      </div>
      <StrongChange target="closing" text={words['settings.closingStrong']} {...{ change, words }}>
        <ChangeNotice
          change={change}
          targets={['closing']}
          words={words}
          {...(validTo === null && { saved: words['settings.kept'] })}
        />
      </StrongChange>
      <ConfirmDialog
        isOpen={isConfirming}
        title={words['settings.closeTitle']}
        confirmLabel={words['settings.closeAccount']}
        words={words}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          onClose(true)
        }}
      >
        <p>{words['settings.closeText']}</p>
      </ConfirmDialog>
    </section>
  )
}
