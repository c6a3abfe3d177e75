import type { ReactNode } from 'react'

/** Comes into sight when it appears: what is shown at the top of a form may be far from the button that was pressed. */
export const InView = ({ children }: { children: ReactNode }) => <div ref={show}>{children}</div>

function show(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
