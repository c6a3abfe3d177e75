import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { NotificationKind } from '../../content/notification.ts'
import { Notification } from '../../ui/Notification.tsx'
import { TemplateContent } from '../../ui/TemplateContent.tsx'
import type { NotificationsStore } from './notifications.store.ts'

interface Props {
  store: Pick<NotificationsStore, '$visible' | 'dismiss'>
  closeLabel: string
}

/**
 * What self-service tells by itself, newest first, above everything else. It stays in sight 135 px from the top, and makes
 * room while somebody scrolls down and nothing new comes. The region is always there, so that what comes into it is announced.
 */
export function NotificationStack({ store, closeLabel }: Props) {
  const entries = useStore(store.$visible)
  const isHidden = useScrollsDown(entries.map(({ activationDate }) => activationDate).join())
  return (
    <div className="notification-stack" data-hidden={isHidden || undefined} aria-live="polite">
      {entries.map(({ notificationType: kind, content }) => (
        <Notification
          key={kind}
          isInLiveRegion
          type={content.notificationType}
          title={content.title}
          close={
            content.showCloseButton ? { label: closeLabel, onClose: () => store.dismiss(kind) } : undefined
          }
        >
          <TemplateContent id={notificationTextId(kind)} />
        </Notification>
      ))}
    </div>
  )
}

/** Where the page keeps a kind's formatted text. */
const notificationTextId = (kind: NotificationKind) => `text-${kind}`

/** So long after something new the page may move by itself, because of it. Milliseconds. */
const settling = 1_000

function useScrollsDown(news: string): boolean {
  const [isDown, setDown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes new is to be seen, wherever the page stands.
  useEffect(() => {
    setDown(false)
    const came = performance.now()
    let last = scrollY
    const follow = ({ timeStamp }: Event) => {
      // A finger trembles, and the page's top is always the top.
      if (Math.abs(scrollY - last) < 8 && scrollY > 0) return
      if (timeStamp - came > settling) setDown(scrollY > last && scrollY > 0)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [news])
  return isDown
}
