import type { ReadableAtom } from 'nanostores'
import type { NotificationKind } from '../../content/notification.ts'
import type { Clock } from '../../lib/clock.ts'
import type { PendingOperations } from '../../operator/client/ordered-plan.ts'
import type { NotificationContent, NotificationsStore } from './notifications.store.ts'
import { beginnings, isAnythingPending, pauseBefore } from './pending-operations.ts'

interface Dependencies {
  /** What the operator said last; undefined before it said anything. */
  $pending: ReadableAtom<PendingOperations | undefined>
  notifications: Pick<NotificationsStore, 'set' | 'remove'>
  /** What the content says of each kind; one that it has nothing for is not told. */
  contents: Partial<Record<NotificationKind, NotificationContent>>
  /** Asks the operator again. */
  refresh: () => Promise<void>
  /** Something that was under way is over: the balance may be another one. */
  onDone: () => void
  clock: Clock
}

interface PendingOperationsStore {
  /** Asks with growing pauses as long as something is under way. */
  start(): void
  /** No one looks: asks no more until `start`. */
  stop(): void
}

/** Reports what is under way as a notification of its kind, and takes it away once the operator says that it is over. */
export function createPendingOperationsStore({
  $pending,
  notifications,
  contents,
  refresh,
  onDone,
  clock,
}: Dependencies): PendingOperationsStore {
  let asked = 0
  let isRunning = false
  let cancel = () => {}
  let stopListening = () => {}

  function tell(pending: PendingOperations) {
    for (const [kind, activationDate] of beginnings(pending)) {
      const content = contents[kind]
      if (activationDate !== null && content)
        notifications.set({ notificationType: kind, content, activationDate })
      else notifications.remove(kind)
    }
  }

  function askLater() {
    cancel()
    cancel = clock.after(pauseBefore(asked), async () => {
      asked += 1
      await refresh()
      // An answer that changed nothing isn't announced; without one, it continues as well.
      if (isRunning && isPending()) askLater()
    })
  }

  const isPending = () => isAnythingPending($pending.get() ?? nothing)

  return {
    start() {
      if (isRunning) return
      isRunning = true
      asked = 0
      let count = 0
      stopListening = $pending.subscribe((pending) => {
        if (!pending) return
        tell(pending)
        const now = beginnings(pending).filter(([, beganAt]) => beganAt !== null).length
        if (now > count) {
          asked = 0
          askLater()
        }
        if (now < count) onDone()
        if (now === 0) cancel()
        count = now
      })
    },
    stop() {
      isRunning = false
      cancel()
      stopListening()
    },
  }
}

const nothing: PendingOperations = {
  lastActivationStartedAt: null,
  lastTerminationStartedAt: null,
  lastRefillStartedAt: null,
}
