import { useEffect, useRef } from 'react'
import { StepCount } from '../../ui/StepCount.tsx'
import type { OrderWords } from './sim-order.microcopy.ts'
import { type SimKind, type Step, stepsOf } from './sim-order.ts'
import { stepTitle } from './sim-order-words.ts'

interface Props {
  kind: SimKind
  step: Step
  words: OrderWords
  takesFocus: boolean
}

/** Which step of how many, and what it asks. */
export function StepTitle({ kind, step, words, takesFocus }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <div className="step-title">
      <StepCount text={words['cardOrder.step']} steps={[...stepsOf[kind], 'summary']} step={step} />
      <h2 className="form-title" ref={title} tabIndex={-1}>
        {stepTitle(step, words)}
      </h2>
    </div>
  )
}
