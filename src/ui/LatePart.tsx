import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { InView } from './InView.tsx'
import { Notification } from './Notification.tsx'
import { OptionalPart } from './OptionalPart.tsx'
import { Spinner } from './Spinner.tsx'

interface Props {
  loadingLabel: string
  /** Instead of the spinner. */
  loading?: ReactNode
  /** The error if the part's script doesn't come, and the button that reloads the page. */
  failed: string
  tryAgain: string
  children: ReactNode
}

/** A part whose script is loaded later: a spinner until it is there, an error if it doesn't come. */
export function LatePart({ loadingLabel, loading, failed, tryAgain, children }: Props) {
  // A browser asks once a page for each script: only a new page asks again.
  const missing = (
    <InView>
      <Notification type="error">
        <p>{failed}</p>
        <Button type="outline" size="sm" onClick={() => location.reload()}>
          {tryAgain}
        </Button>
      </Notification>
    </InView>
  )
  return (
    <OptionalPart loading={loading ?? <Spinner label={loadingLabel} />} missing={missing}>
      {children}
    </OptionalPart>
  )
}
