import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  children?: ReactNode
}

/** The section of the last days or months, as high before they are there. */
export function DaysFrame({ title, children }: Props) {
  const titleId = useId()
  return (
    <section className="plan-usage usage-days" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      {children ?? <Waiting />}
    </section>
  )
}

/** Where the choices and the bars will be. */
const Waiting = () => (
  <>
    <div className="days-choices">
      <span className="days-wait" />
      <span className="days-wait" />
    </div>
    <span className="days-wait-bars" />
  </>
)
