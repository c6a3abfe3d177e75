import { type ReactNode, useEffect, useState } from 'react'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import { draftInForm } from './draft-in-form.ts'
import type { StepProps } from './LeaveExtraScreen.tsx'
import type { Draft, Problems } from './leave-extra.ts'
import { problemsInWords } from './leave-words.ts'
import { StepTitle } from './StepTitle.tsx'

interface Props extends StepProps {
  step: 'destination' | 'person'
  problems: Problems
  children: (errorAt: (field: keyof Draft) => string | undefined) => ReactNode
}

/** A step of fields. They keep what was typed by themselves, before script runs and whatever becomes of the call. */
export function LeaveForm({ step, problems, children, ...common }: Props) {
  const { flow, words, store, idPrefix } = common
  const [attempt, setAttempt] = useState(0)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const errors = problemsInWords(problems, words)
  useErrorTitle(errors.length > 0, words['document.errorPrefix'])
  return (
    // Until script runs the browser itself asks for what is missing, and a form of this method goes nowhere.
    <form
      className="form-card"
      method="dialog"
      noValidate={isReady}
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
        void store.submit(draftInForm(event.currentTarget, idPrefix, store.draft()))
      }}
    >
      <StepTitle flow={flow} step={step} words={words} takesFocus />
      {/* Each attempt has a summary of its own, which takes focus. */}
      {errors.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={words['errorSummary.title']}
          errors={errors.map(({ field, message }) => ({ field: idPrefix + field, message }))}
        />
      )}
      {children((field) => errors.find((error) => error.field === field)?.message)}
    </form>
  )
}
