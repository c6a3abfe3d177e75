import { type ReactNode, useCallback, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { LeadFlow, type LeadProps } from './LeadFlow.tsx'

interface Props extends LeadProps {
  id: string
  title: string
  closeLabel: string | undefined
  /** What the content says above the form. */
  children?: ReactNode
}

/** The form in a dialog that the page opens itself, by `command="show-modal"`; script comes once it is open. */
export function LeadDialog({ id, title, closeLabel, children, ...lead }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  return (
    <dialog className="dialog modal" ref={dialog} id={id} aria-labelledby={`${id}-title`} data-modal="form">
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          className="button button-icon"
          type="button"
          {...closes(id)}
          aria-label={closeLabel ?? lead.words['dialog.close']}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
      <LeadFlow {...lead} onSent={close} />
    </dialog>
  )
}

/** The browser's own, so that it works before script has come; React's types don't know it yet. */
const closes = (commandfor: string) => ({ command: 'close', commandfor })
