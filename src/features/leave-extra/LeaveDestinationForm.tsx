import { Button } from '../../ui/Button.tsx'
import { DestinationFields } from './DestinationFields.tsx'
import { LeaveForm } from './LeaveForm.tsx'
import type { Screen } from './leave-extra.store.ts'
import type { StepProps } from './leave-extra-props.ts'

interface Props extends StepProps {
  screen: Extract<Screen, { name: 'destination' }>
}

/** Where the second line's number goes. */
export function LeaveDestinationForm({ screen, ...step }: Props) {
  return (
    <LeaveForm {...step} step="destination" problems={screen.problems}>
      {(errorAt) => (
        <>
          <DestinationFields {...step} draft={step.store.draft()} errorAt={errorAt} />
          <Button submit isWide>
            {step.words['leave.goOn']}
          </Button>
        </>
      )}
    </LeaveForm>
  )
}
