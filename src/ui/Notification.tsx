import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export type NotificationType = 'info' | 'success' | 'warning' | 'error'

interface Props {
  type: NotificationType
  title?: string | undefined
  children?: ReactNode
  /** Where it can be closed: what the close button says and does. */
  close?: { label: string; onClose: () => void } | undefined
}

export function Notification({ type, title, children, close }: Props) {
  const role = type === 'error' ? 'alert' : 'status'
  return (
    <div className={`notification notification-${type}`} role={role}>
      <Icon name={type} />
      <div className="notification-text">
        {title && <p className="notification-title">{title}</p>}
        {children}
      </div>
      {close && (
        <button className="notification-close" type="button" aria-label={close.label} onClick={close.onClose}>
          <Icon name="close" size="sm" />
        </button>
      )}
    </div>
  )
}
