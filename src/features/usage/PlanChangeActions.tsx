import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { UsageWords } from './usage.microcopy.ts'

interface Props {
  words: UsageWords
  label: string
  busyLabel?: string | undefined
  /** Without a connection nothing can be sent. */
  isOff?: boolean
  onGoOn: () => void
  onClose: () => void
}

/** The button that continues with a change of a plan, and the one that keeps the plan. */
export const PlanChangeActions = ({ words, label, busyLabel, isOff, onGoOn, onClose }: Props) => (
  <div className="dialog-actions">
    <Button type="outline" busyLabel={busyLabel} isOff={isOff} isFullWidthOnMobile onClick={onGoOn}>
      <Icon name="warning" size="sm" />
      {label}
    </Button>
    <Button isFullWidthOnMobile onClick={onClose}>
      {words['usage.keep']}
    </Button>
  </div>
)
