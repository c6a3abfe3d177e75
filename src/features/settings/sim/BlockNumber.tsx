import { useId, useState } from 'react'
import { fill } from '../../../i18n/fill.ts'
import { formatPhoneNumber, type PhoneNumber } from '../../../lib/phone-number.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notification } from '../../../ui/Notification.tsx'
import { TextWithPhones } from '../../../ui/TextWithPhones.tsx'
import { CardTitle } from '../CardTitle.tsx'
import { ChangeNotice, isSaving } from '../ChangeNotice.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { Change } from '../change.ts'
import { StrongChange } from '../StrongChange.tsx'
import type { SimWords } from './sim.microcopy.ts'

interface Props {
  phoneNumber: PhoneNumber
  isBlocked: boolean
  change: Change
  isOff: boolean
  words: SimWords
  onBlock: (blocked: boolean) => void
}

/** A lost phone's number is blocked by two presses; it works again once an identity is proven. */
export function BlockNumber({ phoneNumber, isBlocked, change, isOff, words, onBlock }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const titleId = useId()
  const number = formatPhoneNumber(phoneNumber)
  const busyLabel = isSaving(change, 'block') ? words['settings.saving'] : undefined
  return (
    <section className="settings-card" aria-labelledby={titleId}>
      <div className="grid gap-1">
        <CardTitle id={titleId} icon="warning">
          {words['settings.lost']}
        </CardTitle>
        <p>{words[isBlocked ? 'settings.blockedText' : 'settings.lostText']}</p>
        <p>{fill(words['settings.forNumber'], { number })}</p>
      </div>
      <div className="settings-actions">
        {isBlocked ? (
          <Button type="outline" size="sm" isOff={isOff} busyLabel={busyLabel} onClick={() => onBlock(false)}>
            {words['settings.unblock']}
          </Button>
        ) : (
          <Button
            type="outline"
            size="sm"
            isOff={isOff}
            busyLabel={busyLabel}
            onClick={() => setConfirming(true)}
          >
            <Icon name="warning" size="sm" />
            {words['settings.block']}
          </Button>
        )}
      </div>
      <HowItWent {...{ change, isBlocked, words }} />
      <ConfirmDialog
        isOpen={isConfirming}
        title={fill(words['settings.blockTitle'], { number })}
        confirmLabel={words['settings.block']}
        words={words}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          onBlock(true)
        }}
      >
        <p>{words['settings.blockText']}</p>
      </ConfirmDialog>
    </section>
  )
}

function HowItWent({ change, isBlocked, words }: Pick<Props, 'change' | 'isBlocked' | 'words'>) {
  const isByUs =
    change.name === 'failed' && change.failed.kind === 'failure' && change.failed.code === 'NUMBER_BLOCKED'
  if (isByUs)
    return (
      <Notification type="error">
        <p>
          <TextWithPhones text={words['settings.blockedByUs']} />
        </p>
      </Notification>
    )
  return (
    <StrongChange target="block" text={words['settings.unblockStrong']} {...{ change, words }}>
      <ChangeNotice
        change={change}
        targets={['block']}
        words={words}
        saved={words[isBlocked ? 'settings.blocked' : 'settings.unblocked']}
      />
    </StrongChange>
  )
}
