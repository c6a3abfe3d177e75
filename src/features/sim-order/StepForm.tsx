import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { useErrorTitle } from '../../ui/use-error-title.ts'
import type { StepProps } from './CardOrderFlow.tsx'
import type { StepScreen } from './card-order.store.ts'
import { type Draft, stepBefore } from './card-order.ts'
import { problemsInWords } from './card-order-words.ts'
import { NoticeInWords } from './NoticeInWords.tsx'
import { StepTitle } from './StepTitle.tsx'

interface Props extends StepProps {
  screen: StepScreen
  children: (errorAt: (field: keyof Draft) => string | undefined) => ReactNode
}

/** A step of fields with what is wrong with them, and the ways on and back. */
export function StepForm({ screen, children, ...step }: Props) {
  const { kind, words, store, idPrefix, takesFocus } = step
  const [attempt, setAttempt] = useState(0)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const errors = problemsInWords(screen.problems, words)
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
        void store.submit()
      }}
    >
      <StepTitle kind={kind} step={screen.name} words={words} takesFocus={takesFocus} />
      {/* Each attempt has a summary of its own, which takes focus. */}
      {errors.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={words['errorSummary.title']}
          errors={errors.map(({ field, message }) => ({ field: idPrefix + field, message }))}
        />
      )}
      {screen.notice && <NoticeInWords notice={screen.notice} words={words} />}
      {children((field) => errors.find((error) => error.field === field)?.message)}
      <Button
        submit
        size="lg"
        isFullWidthOnMobile
        isFullWidthOnTablet
        isFullWidthOnDesktop
        busyLabel={screen.isAsking ? words['cardOrder.asking'] : undefined}
      >
        {words['cardOrder.goOn']}
      </Button>
      {stepBefore(kind, screen.name) && (
        <Button type="text" onClick={store.back}>
          {words['cardOrder.back']}
        </Button>
      )}
    </form>
  )
}
