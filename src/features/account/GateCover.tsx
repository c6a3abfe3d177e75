import { type ReactNode, useState } from 'react'

/**
 * A dialog that the page has open would take every press, though it isn't seen while the gate is before the page:
 * what the gate says then lies above it, and the dialog continues where it was.
 */
export function GateCover({ children }: { children: ReactNode }) {
  const [isCovering] = useState(() => document.querySelector('dialog:modal') !== null)
  if (!isCovering) return children
  return (
    <dialog className="gate-cover" ref={show} onCancel={(event) => event.preventDefault()}>
      {children}
    </dialog>
  )
}

const show = (cover: HTMLDialogElement | null) => cover?.showModal()
