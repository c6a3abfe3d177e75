import { useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { connectTooltip } from './tooltip.ts'

interface Props {
  label: string
  text: string
}

/** A help button whose words open on hover (after 100 ms), focus or touch, and close on Escape. */
export function Tooltip({ label, text }: Props) {
  const tooltip = useRef<HTMLSpanElement>(null)
  const id = useId()
  useEffect(() => (tooltip.current ? connectTooltip(tooltip.current) : undefined), [])

  return (
    <span className="tooltip" ref={tooltip}>
      <button type="button" className="tooltip-button" aria-label={label} aria-describedby={id}>
        <Icon name="help" size="sm" />
      </button>
      <span id={id} role="tooltip" popover="manual" className="tooltip-bubble">
        {text}
      </span>
    </span>
  )
}
