import { useEffect, useRef } from 'react'
import { LeaveCodeForm } from './LeaveCodeForm.tsx'
import { LeaveDestinationForm } from './LeaveDestinationForm.tsx'
import { LeavePersonForm } from './LeavePersonForm.tsx'
import { LeaveSubmitted } from './LeaveSubmitted.tsx'
import type { Screen } from './leave-extra.store.ts'
import type { StepProps } from './leave-extra-props.ts'

interface Props extends StepProps {
  screen: Screen
}

export function LeaveExtraScreen(props: Props) {
  const { name } = props.screen
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    // The button that was pressed is gone, and the reader's place with it.
    box.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
  }, [name])
  return (
    <div className="contents" ref={box}>
      <Step {...props} />
    </div>
  )
}

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
