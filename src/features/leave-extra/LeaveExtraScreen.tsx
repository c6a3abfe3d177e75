import { StepFocus } from '../../ui/StepFocus.tsx'
import { LeaveCodeForm } from './LeaveCodeForm.tsx'
import { LeaveDestinationForm } from './LeaveDestinationForm.tsx'
import { LeavePersonForm } from './LeavePersonForm.tsx'
import { LeaveSubmitted } from './LeaveSubmitted.tsx'
import type { Screen } from './leave-extra.store.ts'
import type { StepProps } from './leave-extra-props.ts'

interface Props extends StepProps {
  screen: Screen
}

export const LeaveExtraScreen = (props: Props) => (
  <StepFocus step={props.screen.name}>
    <Step {...props} />
  </StepFocus>
)

function Step({ screen, ...step }: Props) {
  switch (screen.name) {
    case 'destination':
      return <LeaveDestinationForm {...step} screen={screen} />
    case 'person':
      return <LeavePersonForm {...step} screen={screen} />
    case 'code':
      // A new text is another code: what was typed of the one before goes.
      return <LeaveCodeForm key={screen.leaveRequestId} {...step} screen={screen} />
    case 'submitted':
      return <LeaveSubmitted words={step.words} screen={screen} />
  }
}
