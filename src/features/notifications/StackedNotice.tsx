import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { NotificationType } from '../../ui/Notification.tsx'

interface Props {
  type: NotificationType
  title: string | undefined
  children?: ReactNode
  /** Where it can be closed: what the close button says and does. */
  close?: { label: string; onClose: () => void } | undefined
}

/** A notice that lies above the page: its title, and the rest for who presses it, so that it covers no figures. */
export function StackedNotice({ type, title, children, close }: Props) {
  return (
    <div className={`notification notification-${type}`}>
      <Icon name={type} />
      {title ? (
        <details className="notification-text">
          <summary className="notification-title">
            {title}
            <Icon name="chevron-down" size="sm" />
          </summary>
          {children}
        </details>
      ) : (
        <div className="notification-text">{children}</div>
      )}
      {close && (
        <button className="notification-close" type="button" aria-label={close.label} onClick={close.onClose}>
          <Icon name="close" size="sm" />
        </button>
      )}
    </div>
  )
}
