import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { RegistrationWords } from './RegistrationScreen.tsx'
import { type StepName, stepsOf } from './registration.ts'

const labels = {
  number: 'registration.stepNumber',
  puk: 'registration.stepPuk',
  identity: 'registration.stepIdentity',
  data: 'registration.stepData',
  code: 'registration.stepCode',
} as const satisfies Record<StepName, keyof RegistrationWords>

interface Props {
  /** A number that works already only needs a code. */
  flow: keyof typeof stepsOf
  step: StepName
  words: RegistrationWords
  children: ReactNode
}

/** Where the person is, and what this step asks. */
export function StepHead({ flow, step, words, children }: Props) {
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
      <StepTitle>{children}</StepTitle>
    </div>
  )
}

/** Whoever comes from another step goes on here. */
export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <h2 className="form-title" tabIndex={-1} data-takes-focus>
      {children}
    </h2>
  )
}
