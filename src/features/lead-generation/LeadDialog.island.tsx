import { type ReactNode, useCallback, useRef } from 'react'
import { type DialogStatus, InvokedDialog } from '../../ui/InvokedDialog.tsx'
import { LeadFlow, type LeadProps } from './LeadFlow.tsx'

interface Props extends LeadProps {
  id: string
  title: string
  status: DialogStatus
  closeLabel: string | undefined
  hasCloseButton: boolean
  /** The content's buttons, below the form. */
  buttons?: ReactNode
  /** What the content says above the form. */
  children?: ReactNode
}

/** The form in a dialog that the page opens itself; script comes once it is open. */
export function LeadDialog({
  id,
  title,
  status,
  closeLabel,
  hasCloseButton,
  buttons,
  children,
  ...lead
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  return (
    <InvokedDialog
      id={id}
      title={title}
      status={status}
      hasCloseButton={hasCloseButton}
      closeLabel={closeLabel ?? lead.words['dialog.close']}
      name="form"
      ref={dialog}
    >
      {children}
      <LeadFlow {...lead} onSent={close} />
      {buttons}
    </InvokedDialog>
  )
}
