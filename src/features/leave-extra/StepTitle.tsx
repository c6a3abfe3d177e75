import { fill } from '../../i18n/fill.ts'
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

/** Which step of how many. */
export function StepTitle({ flow, step, words, takesFocus }: Props) {
  const names: readonly string[] = steps[flow]
  return (
    <div>
      <p className="field-hint">
        {fill(words['leave.step'], { step: names.indexOf(step) + 1, steps: names.length })}
      </p>
      <h2 className="form-title" tabIndex={-1} data-takes-focus={takesFocus || undefined}>
        {words[`leave.${step}`]}
      </h2>
    </div>
  )
}
