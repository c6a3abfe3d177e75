import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { FirstWords } from './registration.microcopy.ts'
import { type StepName, stepsOf } from './registration.ts'

const labels = {
  number: 'registration.stepNumber',
  puk: 'registration.stepPuk',
  identity: 'registration.stepIdentity',
  data: 'registration.stepData',
  code: 'registration.stepCode',
} as const satisfies Record<StepName, keyof FirstWords>

interface Props {
  /** A number that works already only needs a code. */
  flow: keyof typeof stepsOf
  step: StepName
  words: FirstWords
  /** It is where the flow begins. */
  isFirst?: boolean
  children: ReactNode
}

/** Where the person is, and what this step asks. */
export function StepHead({ flow, step, words, isFirst = false, children }: Props) {
  const steps: readonly StepName[] = stepsOf[flow]
  const current = steps.indexOf(step)
  return (
    <div className="grid gap-gap">
      <ol className="steps" aria-label={words['registration.steps']}>
        {steps.map((name, index) => (
          <li key={name} className="step" aria-current={index === current ? 'step' : undefined}>
            <span className={index < current ? 'step-mark step-mark-done' : 'step-mark'} aria-hidden="true">
              {index < current ? <Icon name="check" size="sm" /> : index + 1}
            </span>
            <span className="step-name">{words[labels[name]]}</span>
            {index < current && <span className="sr-only">({words['registration.stepDone']})</span>}
          </li>
        ))}
      </ol>
      <StepTitle isFirst={isFirst}>{children}</StepTitle>
    </div>
  )
}

/** A user who comes from another step continues here. */
export function StepTitle({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone, and the reader's place with it.
    if (!isFirst && document.activeElement === document.body) title.current?.focus()
  }, [isFirst])
  return (
    <h2 className="form-title" ref={title} tabIndex={-1}>
      {children}
    </h2>
  )
}
