import { useState } from 'react'
import { formatDay } from '../../../i18n/date.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatPhoneNumber, type PhoneNumber } from '../../../lib/phone-number.ts'
import type { Account } from '../../../operator/client/account.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { Notification } from '../../../ui/Notification.tsx'
import { OnceOpen } from '../../../ui/OnceOpen.tsx'
import { RemoveButton } from '../../../ui/RemoveButton.tsx'
import { TextWithPhones } from '../../../ui/TextWithPhones.tsx'
import { UntilOnline } from '../../../ui/UntilOnline.tsx'
import { linkWords } from '../../numbers/link-words.ts'
import { noticeTypeOf } from '../../numbers/told-by.ts'
import { FailedNotice } from '../FailedNotice.tsx'
import type { PanelProps } from '../settings-props.ts'
import type { NumbersWords } from './numbers.microcopy.ts'
import type { NumberAction } from './numbers.store.ts'

const ConfirmDialog = later(async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog)

interface Props extends Pick<PanelProps, 'language'> {
  words: NumbersWords
  asset: Account['ownedAssets'][number]
  isCurrent: boolean
  action: NumberAction
  isOff: boolean
  onSwitch: (phoneNumber: PhoneNumber) => void
  onUnlink: (phoneNumber: PhoneNumber) => void
}

/** One number of the account and what can be done with it. */
export function NumberRow({ asset, isCurrent, action, isOff, words, language, onSwitch, onUnlink }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const { phoneNumber, ownershipType, startedAt, userPhoneNumberProfile: profile } = asset
  const number = formatPhoneNumber(phoneNumber)
  const own = action.name !== 'idle' && action.phoneNumber === phoneNumber ? action : undefined
  return (
    <li className="settings-row">
      <Avatar isDescribed profile={profile} />
      <div className="settings-spread">
        <span className="grid">
          <strong>{profile?.nickname ?? number}</strong>
          {profile?.nickname && <span>{number}</span>}
          <span className="text-small">
            {fill(
              ownershipType === 'unknown'
                ? words['settings.numberSince']
                : words[`settings.${ownershipType}`],
              { date: formatDay(startedAt, language) },
            )}
          </span>
        </span>
        <span className="settings-actions">
          {isCurrent ? (
            <span className="status-pill">{words['settings.current']}</span>
          ) : (
            <Button
              type="outline"
              size="sm"
              aria-label={`${words['settings.switch']}: ${number}`}
              isOff={isOff}
              busyLabel={own?.name === 'switching' ? words['settings.saving'] : undefined}
              onClick={() => onSwitch(phoneNumber)}
            >
              {words['settings.switch']}
            </Button>
          )}
          <RemoveButton
            aria-label={`${words['settings.unlink']}: ${number}`}
            isOff={isOff}
            busyLabel={own?.name === 'unlinking' ? words['settings.saving'] : undefined}
            onClick={() => setConfirming(true)}
          >
            {words['settings.unlink']}
          </RemoveButton>
        </span>
        {own?.name === 'failed' && (
          <UntilOnline failure={own.failed}>
            <FailedNotice failed={own.failed} words={words} />
          </UntilOnline>
        )}
        {own?.name === 'missing' && (
          <Notification type="error">
            <p>{words['settings.numberNotOwned']}</p>
          </Notification>
        )}
        {own?.name === 'told' && (
          <Notification type={noticeTypeOf(own.told)}>
            <p>
              <TextWithPhones text={linkWords(own.told, null, words)} />
            </p>
          </Notification>
        )}
        <OnceOpen isOpen={isConfirming}>
          <ConfirmDialog
            isOpen={isConfirming}
            title={fill(words['settings.unlinkTitle'], { number })}
            confirmLabel={words['settings.unlink']}
            words={words}
            onClose={() => setConfirming(false)}
            onConfirm={() => {
              setConfirming(false)
              onUnlink(phoneNumber)
            }}
          >
            <p>{words['settings.unlinkText']}</p>
          </ConfirmDialog>
        </OnceOpen>
      </div>
    </li>
  )
}
