import type { ReactNode } from 'react'
import { Notification } from './Notification.tsx'
import { TextWithPhones } from './TextWithPhones.tsx'

interface Props {
  /** What did not come about. */
  title?: string
  /** What went wrong and what to do, in words. */
  text: string
  /** The reference that support can look up, in words. */
  reference: string
  children?: ReactNode
}

/** A call that brought nothing, as a person reads it. */
export function Trouble({ title, text, reference, children }: Props) {
  return (
    <Notification type="error" title={title}>
      <p>
        <TextWithPhones text={text} />
      </p>
      <p className="field-hint">
        <TextWithPhones text={reference} />
      </p>
      {children}
    </Notification>
  )
}
