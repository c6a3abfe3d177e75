import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { NotificationKind } from '../../content/notification.ts'
import { TemplateContent } from '../../ui/TemplateContent.tsx'
import type { NotificationsStore } from './notifications.store.ts'
import { StackedNotice } from './StackedNotice.tsx'

interface Props {
  store: Pick<NotificationsStore, '$visible' | 'dismiss'>
  closeLabel: string
  /** What else the page has to tell. */
  children?: ReactNode
  /** Another one where the page has something new to tell. */
  news?: string
}

/**
 * What self-service tells by itself, newest first, above everything else, so that nothing moves when it comes. It stays in sight
 * 135 px from the top, and goes while somebody scrolls down and nothing new comes. The region is always there, so that what
 * comes into it is announced.
 */
export function NotificationStack({ store, closeLabel, children, news = '' }: Props) {
  const entries = useStore(store.$visible)
  const isHidden = useScrollsDown([news, ...entries.map(({ activationDate }) => activationDate)].join())
  return (
    <div className="notification-stack" data-hidden={isHidden || undefined} aria-live="polite">
      {entries.map(({ notificationType: kind, content }) => (
        <StackedNotice
          key={kind}
          type={content.notificationType}
          title={content.title}
          close={
            content.showCloseButton ? { label: closeLabel, onClose: () => store.dismiss(kind) } : undefined
          }
        >
          <TemplateContent id={notificationTextId(kind)} />
        </StackedNotice>
      ))}
      {children}
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
