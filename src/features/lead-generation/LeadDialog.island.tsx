import { type ReactNode, useCallback, useRef } from 'react'
import { InvokedDialog } from '../../ui/InvokedDialog.tsx'
import { LeadFlow, type LeadProps } from './LeadFlow.tsx'

interface Props extends LeadProps {
  id: string
  title: string
  closeLabel: string | undefined
  /** What the content says above the form. */
  children?: ReactNode
}

/** The form in a dialog that the page opens itself; script comes once it is open. */
export function LeadDialog({ id, title, closeLabel, children, ...lead }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  return (
    <InvokedDialog
      id={id}
      title={title}
      closeLabel={closeLabel ?? lead.words['dialog.close']}
      name="form"
      ref={dialog}
    >
      {children}
      <LeadFlow {...lead} onSent={close} />
    </InvokedDialog>
  )
}
