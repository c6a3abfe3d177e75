import { type ReactNode, useEffect, useRef } from 'react'
import { StepCount } from '../../ui/StepCount.tsx'
import type { FirstWords } from './registration.microcopy.ts'
import { type StepName, stepsOf } from './registration.ts'

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
  return (
    <div className="step-title">
      <StepCount text={words['registration.step']} steps={stepsOf[flow]} step={step} />
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
