import { Icon } from '../../ui/Icon.tsx'
import { Notification } from '../../ui/Notification.tsx'
import { UntilOnline } from '../../ui/UntilOnline.tsx'
import type { Change } from './change.ts'
import { FailedNotice } from './FailedNotice.tsx'
import type { PanelWords } from './panel.microcopy.ts'

interface Props {
  change: Change
  /** The changes that it reports. */
  targets: readonly string[]
  words: PanelWords
  /** What is said when it went well, where “Saved” says too little. */
  saved?: string
}

/** How a change went, beside what was changed. */
export function ChangeNotice({ change, targets, words, saved }: Props) {
  if (change.name === 'idle' || !targets.includes(change.target)) return <div aria-live="polite" />
  switch (change.name) {
    case 'saving':
      return (
        <p className="sr-only" role="status">
          {words['settings.saving']}
        </p>
      )
    case 'saved':
      return (
        <p className="saved-note" role="status">
          <Icon name="check" size="sm" />
          {saved ?? words['settings.saved']}
        </p>
      )
    case 'refused':
      return (
        <Notification type="error">
          <p>{words['settings.notDone']}</p>
        </Notification>
      )
    case 'failed':
      return (
        <UntilOnline failure={change.failed}>
          <FailedNotice failed={change.failed} words={words} />
        </UntilOnline>
      )
  }
}

/** Whether a change is being saved. */
export const isSaving = (change: Change, target: string): boolean =>
  change.name === 'saving' && change.target === target
