import { type FormHTMLAttributes, type ReactNode, type Ref, useEffect, useState } from 'react'
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx'
import type { FormWords } from './form.microcopy.ts'
import { useErrorTitle } from './use-error-title.ts'

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** What is above what is wrong. */
  head?: ReactNode
  errors: readonly FieldProblem[]
  words: FormWords
  onSubmit: (form: HTMLFormElement) => void
  ref?: Ref<HTMLFormElement>
}

/**
 * A form that says in a summary, and in the document's title, what is wrong. Until script runs the browser itself asks for
 * what is missing, and a form of this method goes nowhere: what was typed must not get into an address. A press that came
 * so early (early-press.element.ts) is done once script runs.
 * Why: docs/decisions/0006-no-form-library.md
 */
export function Form({
  className = 'form-card',
  head,
  errors,
  words,
  onSubmit,
  children,
  ...attributes
}: Props) {
  const [attempt, setAttempt] = useState(0)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useEffect(() => {
    // By now the island has taken over what was typed. A form that another screen has replaced is pressed no more.
    if (isReady) document.querySelector<HTMLFormElement>('form[novalidate][aria-busy]')?.requestSubmit()
  }, [isReady])
  useErrorTitle(errors.length > 0, words['document.errorPrefix'])
  return (
    <form
      {...attributes}
      className={className}
      method="dialog"
      noValidate={isReady}
      // Busy with an early press.
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        if (!isReady) return form.setAttribute('aria-busy', 'true')
        form.removeAttribute('aria-busy')
        setAttempt(attempt + 1)
        onSubmit(form)
      }}
    >
      {head}
      {/* Each attempt has a summary of its own, which takes focus. */}
      {errors.length > 0 && (
        <ErrorSummary key={attempt} title={words['errorSummary.title']} errors={errors} />
      )}
      {children}
    </form>
  )
}
