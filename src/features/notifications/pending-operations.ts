import type { NotificationKind } from '../../content/notification.ts'
import type { PendingOperations } from '../../operator/client/ordered-plan.ts'

/** Which notification reports which operation. */
const kindOf: Record<keyof PendingOperations, NotificationKind> = {
  lastActivationStartedAt: 'notificationPlanActivationInProgress',
  lastTerminationStartedAt: 'notificationPlanTerminationInProgress',
  lastRefillStartedAt: 'notificationRefillOperationInProgress',
}

/** Each kind with when its operation began (UTC milliseconds); null where nothing of the kind is under way. */
export const beginnings = (pending: PendingOperations): [NotificationKind, number | null][] => [
  [kindOf.lastActivationStartedAt, pending.lastActivationStartedAt],
  [kindOf.lastTerminationStartedAt, pending.lastTerminationStartedAt],
  [kindOf.lastRefillStartedAt, pending.lastRefillStartedAt],
]

/** Whether an operation of any kind is under way. */
export const isAnythingPending = (pending: PendingOperations): boolean =>
  beginnings(pending).some(([, beganAt]) => beganAt !== null)

const firstPause = 2_000
const longestPause = 30_000

/** How long to wait before asking for the nth time, from 0; milliseconds. */
export const pauseBefore = (asked: number): number => Math.min(longestPause, firstPause * 1.5 ** asked)
