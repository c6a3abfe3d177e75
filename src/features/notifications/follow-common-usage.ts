import { computed } from 'nanostores'
import type { NotificationKind } from '../../content/notification.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import { account } from '../../session/account.store.ts'
import { numberLoader } from '../../session/number-loader.ts'
import { askCommonUsage } from './common-usage.api.ts'
import { followPendingOperations } from './follow-pending-operations.ts'
import { notifications } from './notices.state.ts'
import type { NotificationContent } from './notifications.store.ts'

const usage = numberLoader<CommonUsage>(askCommonUsage)

const $pending = computed(usage.$loaded, (loaded) =>
  loaded.name === 'ready' ? loaded.value.pendingOperations : undefined,
)

/**
 * Tells of what is under way on pages whose own figures don't say it: they ask for it besides. Returns what ends it.
 * Why: docs/decisions/0032-notices-above-the-page.md
 */
export function followCommonUsage(
  contents: Partial<Record<NotificationKind, NotificationContent>>,
): () => void {
  void usage.load()
  return followPendingOperations({
    $pending,
    notifications,
    contents,
    refresh: usage.refresh,
    onDone: () => void account.refresh(),
  })
}
