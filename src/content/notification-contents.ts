import type { NotificationKind } from './notification.ts'
import type { Site } from './snapshot.ts'

/** What self-service shows by itself, by kind; the formatted texts are apart, in the page's HTML. */
export const notificationContents = (site: Site) =>
  Object.fromEntries(
    site.notifications.flatMap(({ kind, id, title, notificationType, showCloseButton }) =>
      kind ? [[kind, { id, title, notificationType, showCloseButton }] as const] : [],
    ),
  ) satisfies Partial<Record<NotificationKind, object>>
