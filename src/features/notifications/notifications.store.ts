import { atom, computed, type ReadableAtom } from 'nanostores'
import type { NotificationKind as ContentKind, Notification } from '../../content/notification.ts'
import { keptForVisit } from '../../lib/visit-storage.ts'

/** The content's kinds, and what the dashboard knows of a renewal. */
export type NotificationKind = ContentKind | 'insufficientBalance'

/** What a notification of self-service says; without a text of its own it has the one in the page's HTML. */
export type NotificationContent = Pick<
  Notification,
  'id' | 'title' | 'notificationType' | 'showCloseButton'
> & {
  text?: string
  /** What can be done about it. */
  action?: { label: string; href: string }
}

/** `activationDate`: since when it holds, UTC milliseconds. */
export interface NotificationEntry {
  notificationType: NotificationKind
  content: NotificationContent
  activationDate: number
  onDismiss?: () => void
}

export interface NotificationsStore {
  /** Those to be seen, newest first. */
  $visible: ReadableAtom<readonly NotificationEntry[]>
  /** Replaces any of the same kind. */
  set(entry: NotificationEntry): void
  remove(kind: NotificationKind): void
  /** The person has read it: it stays hidden for the visit, until the same kind begins again. */
  dismiss(kind: NotificationKind): void
}

type Dismissed = Partial<Record<NotificationKind, number>>

const isDismissed = (value: unknown): value is Dismissed =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite)

export function createNotificationsStore(
  dismissedInVisit = keptForVisit('dismissed-notifications', isDismissed),
): NotificationsStore {
  const $entries = atom<readonly NotificationEntry[]>([])
  const $dismissed = atom<Dismissed>(dismissedInVisit.read() ?? {})
  const others = (kind: NotificationKind) =>
    $entries.get().filter(({ notificationType }) => notificationType !== kind)

  return {
    $visible: computed([$entries, $dismissed], (entries, dismissed) =>
      entries
        .filter(({ notificationType, activationDate }) => dismissed[notificationType] !== activationDate)
        .toSorted((one, other) => other.activationDate - one.activationDate),
    ),
    set: (entry) => $entries.set([...others(entry.notificationType), entry]),
    remove: (kind) => $entries.set(others(kind)),
    dismiss(kind) {
      const entry = $entries.get().find(({ notificationType }) => notificationType === kind)
      if (!entry) return
      $dismissed.set({ ...$dismissed.get(), [kind]: entry.activationDate })
      dismissedInVisit.write($dismissed.get())
      entry.onDismiss?.()
    },
  }
}
