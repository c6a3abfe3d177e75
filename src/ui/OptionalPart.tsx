import { Component, type ReactNode, Suspense } from 'react'

interface Props {
  /** Shown until the part's script is there. */
  loading?: ReactNode
  /** Shown if the script doesn't come. */
  missing?: ReactNode
  children: ReactNode
}

/** A part whose script is loaded later, and which the page can do without. What is around it continues. */
export class OptionalPart extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError = () => ({ isMissing: true })

  override render() {
    const { loading, missing, children } = this.props
    return this.state.isMissing ? missing : <Suspense fallback={loading}>{children}</Suspense>
  }
}
