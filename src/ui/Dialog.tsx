import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  isOpen: boolean
  title: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * The browser's own modal dialog: it traps focus, closes on Escape and gives focus back. A sheet from below under 600 px.
 * It is closed by `isOpen`: the browser's `close` comes in a task of its own, after which the next key may have opened it again.
 */
export function Dialog({ isOpen, title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => {
    // A dialog that opens would give its heading focus, were it one that can take it.
    heading.current?.removeAttribute('tabindex')
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  // Another title is another step: the button that led to it is gone, and focus with it.
  useEffect(() => {
    const isLost = title && dialog.current?.open && document.activeElement === document.body
    if (!isLost || !heading.current) return
    heading.current.tabIndex = -1
    heading.current.focus()
  }, [title])
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={titleId} onCancel={onClose}>
      <div className="dialog-head">
        <h2 id={titleId} ref={heading}>
          {title}
        </h2>
        <button className="button button-icon" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
