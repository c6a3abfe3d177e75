import { fill } from '../i18n/fill.ts'

interface Props {
  /** "{step} žingsnis iš {steps}". */
  text: string
  steps: readonly string[]
  step: string
}

/** Which step of how many, in words and as a row of berries; the step's title is below it. */
export function StepCount({ text, steps, step }: Props) {
  const now = steps.indexOf(step)
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-gap gap-y-[4px] field-hint">
      {fill(text, { step: now + 1, steps: steps.length })}
      <span className="step-berries" aria-hidden="true">
        {steps.map((each, index) => (
          <span key={each} className={index <= now ? 'is-reached' : undefined} />
        ))}
      </span>
    </p>
  )
}
