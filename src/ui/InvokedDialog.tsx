import type { ReactNode, Ref } from 'react'
import { Icon } from './Icon.tsx'
import type { NotificationType } from './Notification.tsx'

export type DialogStatus = NotificationType | 'none'

interface Props {
  id: string
  title: string
  status?: DialogStatus
  closeLabel: string
  /** Without it Escape and the buttons close the dialog. */
  hasCloseButton?: boolean
  /** The name by which script finds it among the page's dialogs. */
  name: string
  ref?: Ref<HTMLDialogElement>
  children: ReactNode
}

/** A dialog that a button of the page opens itself, by `command="show-modal"`: it opens before any script has come. */
export function InvokedDialog({
  id,
  title,
  status = 'none',
  closeLabel,
  hasCloseButton = true,
  name,
  ref,
  children,
}: Props) {
  return (
    <dialog className="dialog modal" ref={ref} id={id} aria-labelledby={`${id}-title`} data-modal={name}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>
          {status !== 'none' && (
            <span className={`modal-status notification-${status}`}>
              <Icon name={status} size="lg" />
            </span>
          )}
          {title}
        </h2>
        {hasCloseButton && (
          <button className="button button-icon" type="button" {...closes(id)} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
    </dialog>
  )
}

/** React's types don't know the attributes yet. */
const closes = (commandfor: string) => ({ command: 'close', commandfor })
