import { StepCount } from '../../ui/StepCount.tsx'
import type { OrderLookupWords } from './order-lookup.microcopy.ts'

interface Props {
  step: 'details' | 'code'
  title: string
  words: OrderLookupWords
}

/** Which step of how many, and what it asks. A user who comes back from the code continues here. */
export function LookupStepTitle({ step, title, words }: Props) {
  return (
    <div className="step-title">
      <StepCount text={words['leave.step']} steps={['details', 'code']} step={step} />
      <h2 className="form-title" tabIndex={-1} data-takes-focus={step === 'details' || undefined}>
        {title}
      </h2>
    </div>
  )
}
