import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { InView } from './InView.tsx'
import { Notification } from './Notification.tsx'

/** One of the ways to continue: its words, and what it does. */
export interface Way {
  label: string
  /** Said while it is under way; nothing else can be pressed meanwhile. */
  busyLabel?: string | undefined
  onChoose: () => void
}

interface Props {
  title: string
  children: ReactNode
  ways: readonly Way[]
}

/** What was sent before and may count already: told in place of the button that would send something else beside it. */
export function EarlierAttempt({ title, children, ways }: Props) {
  const isBusy = ways.some(({ busyLabel }) => busyLabel !== undefined)
  return (
    <InView>
      <Notification type="warning" title={title}>
        {children}
        <div className="earlier-ways">
          {ways.map(({ label, busyLabel, onChoose }) => (
            <Button
              key={label}
              type="outline"
              size="sm"
              busyLabel={busyLabel}
              disabled={isBusy && busyLabel === undefined}
              onClick={onChoose}
            >
              {label}
            </Button>
          ))}
        </div>
      </Notification>
    </InView>
  )
}
