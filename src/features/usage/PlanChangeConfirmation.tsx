import { useStore } from '@nanostores/react'
import { fill } from '../../i18n/fill.ts'
import { $isOffline } from '../../session/connection.state.ts'
import type { Failed } from '../../session/loaded.ts'
import { troubleKey } from '../../session/trouble-words.ts'
import { Notification } from '../../ui/Notification.tsx'
import { Trouble } from '../../ui/Trouble.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import { PlanChangeActions } from './PlanChangeActions.tsx'
import type { UsageWords } from './usage.microcopy.ts'

interface Props {
  screen: { name: string; failed?: Failed; isUnsure?: boolean }
  words: UsageWords
  /** What is said where it failed, while it is sent, and on the button that sends it. */
  failedTitle: string
  sendingLabel: string
  confirmLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** The last step before a plan is changed: why it failed, the button that sends it, and the one that keeps the plan. */
export function PlanChangeConfirmation({
  screen,
  words,
  failedTitle,
  sendingLabel,
  confirmLabel,
  onConfirm,
  onClose,
}: Props) {
  const { failed, isUnsure } = screen
  const isOff = useStore($isOffline)
  const trouble = failed && (
    <Trouble
      title={isUnsure ? words['usage.changeUnsure'] : failedTitle}
      text={words[troubleKey(failed)]}
      reference={fill(words['trouble.reference'], { reference: failed.reference })}
    />
  )
  return (
    <>
      {/* That it may be done all the same is so with a connection too. */}
      {isUnsure ? trouble : failed && <UntilOnline failure={failed}>{trouble}</UntilOnline>}
      {/* The notice above the page is behind the dialog. */}
      {isOff && !failed && (
        <Notification type="warning">
          <p>{words['trouble.noConnection']}</p>
        </Notification>
      )}
      <PlanChangeActions
        words={words}
        label={failed ? words['usage.tryAgain'] : confirmLabel}
        isOff={isOff}
        busyLabel={screen.name === 'sending' ? sendingLabel : undefined}
        onGoOn={onConfirm}
        onClose={onClose}
      />
    </>
  )
}
