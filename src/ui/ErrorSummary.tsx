import { useEffect, useId, useRef } from 'react'

/** What is wrong, with the id of the field that it is at. */
export interface FieldProblem {
  field: string
  message: string
}

interface Props {
  title: string
  errors: readonly FieldProblem[]
}

const focusField = (field: string) => document.getElementById(field)?.focus()

/**
 * Takes focus when it comes, so that all of it is read out, and links to each field that is wrong, in the field's own
 * words. Enter, pressed on the summary itself, leads to the first of them.
 * Why: docs/decisions/0042-error-summary.md
 */
export function ErrorSummary({ title, errors }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => summary.current?.focus(), [])
  return (
    <div
      className="error-summary"
      ref={summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        const [first] = errors
        if (event.key !== 'Enter' || event.target !== event.currentTarget || !first) return
        // Or the same press would send the form from the field.
        event.preventDefault()
        focusField(first.field)
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(field)
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
