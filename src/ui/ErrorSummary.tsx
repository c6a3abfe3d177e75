import { useEffect, useId, useRef } from 'react'

/** What is wrong, with the id of the field that it stands at. */
export interface FieldProblem {
  field: string
  message: string
}

interface Props {
  title: string
  errors: readonly FieldProblem[]
}

/** Takes focus when it comes and links to each field that is wrong, in the field's own words. */
export function ErrorSummary({ title, errors }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => summary.current?.focus(), [])
  return (
    <div className="error-summary" ref={summary} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(field)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
