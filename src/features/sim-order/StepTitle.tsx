import { useEffect, useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { OrderWords } from './sim-order.microcopy.ts'
import { type SimKind, type Step, stepsOf } from './sim-order.ts'
import { stepTitle } from './sim-order-words.ts'

interface Props {
  kind: SimKind
  step: Step
  words: OrderWords
  takesFocus: boolean
}

/** Which step of how many, in words and as a row of berries. */
export function StepTitle({ kind, step, words, takesFocus }: Props) {
  const steps: readonly Step[] = [...stepsOf[kind], 'summary']
  const now = steps.indexOf(step)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <div className="step-title">
      <p className="field-hint">
        {fill(words['cardOrder.step'], { step: now + 1, steps: steps.length })}
        <span className="step-berries" aria-hidden="true">
          {steps.map((each, index) => (
            <span key={each} className={index <= now ? 'is-reached' : undefined} />
          ))}
        </span>
      </p>
      <h2 className="form-title" ref={title} tabIndex={-1}>
        {stepTitle(step, words)}
      </h2>
    </div>
  )
}
