import { StepCount } from '../../ui/StepCount.tsx'
import type { LeaveExtraWords } from './leave-extra.microcopy.ts'
import type { LeaveFlow } from './leave-extra.ts'

const steps = {
  leaveExtra: ['person', 'code'],
  leaveSecondLine: ['destination', 'person', 'code'],
} as const satisfies Record<LeaveFlow, readonly string[]>

interface Props {
  flow: LeaveFlow
  step: 'destination' | 'person' | 'code'
  words: LeaveExtraWords
  /** A user who comes from another step continues here. */
  takesFocus?: boolean
}

/** Which step of how many, and what it asks. */
export function StepTitle({ flow, step, words, takesFocus }: Props) {
  return (
    <div className="step-title">
      <StepCount text={words['leave.step']} steps={steps[flow]} step={step} />
      <h2 className="form-title" tabIndex={-1} data-takes-focus={takesFocus || undefined}>
        {words[`leave.${step}`]}
      </h2>
    </div>
  )
}
