import { type ReactNode, useId } from 'react'
import type { UsageWords } from './usage.microcopy.ts'

interface Props {
  words: UsageWords
  children?: ReactNode
}

/** The section of the last days, as high before they are there. */
export function DaysFrame({ words, children }: Props) {
  const titleId = useId()
  return (
    <section className="plan-usage usage-days" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {words['usage.daysTitle']}
      </h2>
      {children ?? <span className="days-wait" />}
    </section>
  )
}
