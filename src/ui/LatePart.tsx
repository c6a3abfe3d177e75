import { Component, type ReactNode, Suspense } from 'react'
import { Button } from './Button.tsx'
import { InView } from './InView.tsx'
import { Notification } from './Notification.tsx'
import { Spinner } from './Spinner.tsx'

interface Props {
  loadingLabel: string
  /** What is said where the part doesn't come, and on the button that loads the page anew. */
  failed: string
  tryAgain: string
  children: ReactNode
}

/** A part whose script comes later. Where it doesn't come that is told, and what stands around the part goes on. */
export class LatePart extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError = () => ({ isMissing: true })

  override render() {
    const { loadingLabel, failed, tryAgain, children } = this.props
    if (!this.state.isMissing)
      return <Suspense fallback={<Spinner label={loadingLabel} />}>{children}</Suspense>
    // A browser asks once a page for each script: only a new page asks again.
    return (
      <InView>
        <Notification type="error">
          <p>{failed}</p>
          <Button type="outline" size="sm" onClick={() => location.reload()}>
            {tryAgain}
          </Button>
        </Notification>
      </InView>
    )
  }
}
